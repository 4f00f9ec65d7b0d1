import path from 'node:path';
import googleAnalytics from '@docusaurus/plugin-google-analytics';
import googleGtag from '@docusaurus/plugin-google-gtag';
import googleTagManager from '@docusaurus/plugin-google-tag-manager';
import type {Service} from '../plugins/analytics';
import {
  GOOGLE_ANALYTICS_TRACKING_ID,
  GTAG_TRACKING_ID,
  GTM_CONTAINER_ID,
} from '../environment/variables';

const clientModule = (file: string) => path.resolve(__dirname, '../plugins/analytics', file);

/** The analytics services that the environment names; one that it does not name is absent. */
export const analyticsServices: Service[] = [
  ...(GTM_CONTAINER_ID
    ? [
        {
          plugin: googleTagManager,
          options: {containerId: GTM_CONTAINER_ID},
          clientModule: clientModule('tagManagerPageViews.ts'),
        },
      ]
    : []),
  ...(GTAG_TRACKING_ID
    ? [
        {
          plugin: googleGtag,
          options: {trackingID: [GTAG_TRACKING_ID], anonymizeIP: true},
          clientModule: clientModule('gtagPageViews.ts'),
        },
      ]
    : []),
  ...(GOOGLE_ANALYTICS_TRACKING_ID
    ? [
        {
          plugin: googleAnalytics,
          options: {trackingID: GOOGLE_ANALYTICS_TRACKING_ID, anonymizeIP: true},
          clientModule: clientModule('analyticsPageViews.ts'),
        },
      ]
    : []),
];
