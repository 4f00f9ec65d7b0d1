import {FRAMEWORK_VERSION} from './identity';

/** Name of the sample project as a reader gets it: of the archive, and of the folder in it. */
export const SAMPLES_NAME = `boyka-samples-${FRAMEWORK_VERSION}`;

/** Where the built site offers the archive, from its base path. */
export const SAMPLES_ARCHIVE = `downloads/${SAMPLES_NAME}.zip`;
