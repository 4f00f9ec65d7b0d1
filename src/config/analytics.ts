import type {Options} from '@docusaurus/preset-classic';
import {GOOGLE_ANALYTICS_TRACKING_ID, GTAG_TRACKING_ID, GTM_CONTAINER_ID} from './env';

/** The analytics of the preset; a service that the environment does not name is absent. */
export const analytics = {
  ...(GTM_CONTAINER_ID ? {googleTagManager: {containerId: GTM_CONTAINER_ID}} : {}),
  ...(GTAG_TRACKING_ID ? {gtag: {trackingID: GTAG_TRACKING_ID, anonymizeIP: true}} : {}),
  ...(GOOGLE_ANALYTICS_TRACKING_ID
    ? {googleAnalytics: {trackingID: GOOGLE_ANALYTICS_TRACKING_ID, anonymizeIP: true}}
    : {}),
} satisfies Options;
