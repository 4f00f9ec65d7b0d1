/**
 * The application id of the configuration when the site answers searches itself: the theme requires
 * one, and none of the hosted service is like it.
 */
export const EMBEDDED_APP_ID = 'embedded';
