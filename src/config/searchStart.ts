/** The links of the open search before anything is typed. */
export const STARTING_POINTS = [
  {label: 'Quickstart', to: '/docs/getting-started/quickstart'},
  {label: 'All configuration keys', to: '/docs/guides/config/configuration'},
  {label: 'All methods', to: '/api/intro'},
  {label: 'Error messages', to: '/docs/guides/troubleshooting'},
  {label: 'Platforms and browsers', to: '/docs/intro#platforms'},
] as const;

/** Where the browser stores that `/` does not open the search. */
export const SLASH_SWITCH = 'boyka-single-keys';
