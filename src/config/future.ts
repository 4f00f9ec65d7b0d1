import type {Config} from '@docusaurus/types';

/** Flags of the generator. Version 3.10 rejects the two that begin with `experimental_`. */
export const FUTURE = {
  v4: true,
  experimental_faster: true,
  // Every project of the organization shares the host and with it the storage.
  experimental_storage: {type: 'localStorage', namespace: true},
} satisfies Config['future'];
