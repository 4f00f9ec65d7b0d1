import path from 'node:path';
import googleAnalytics from '@docusaurus/plugin-google-analytics';
import googleGtag from '@docusaurus/plugin-google-gtag';
import googleTagManager from '@docusaurus/plugin-google-tag-manager';
import type {Service} from '../plugins/analytics';
import {GOOGLE_ANALYTICS_TRACKING_ID, GTAG_TRACKING_ID, GTM_CONTAINER_ID} from './env';

const PAGE_VIEWS = path.resolve(__dirname, '../plugins/analytics/tagManagerPageViews.ts');

/** The analytics services that the environment names; one that it does not name is absent. */
export const analyticsServices: Service[] = [
  ...(GTM_CONTAINER_ID
    ? [
        {
          name: '@docusaurus/plugin-google-tag-manager',
          plugin: googleTagManager,
          options: {containerId: GTM_CONTAINER_ID},
          clientModules: [PAGE_VIEWS],
        },
      ]
    : []),
  ...(GTAG_TRACKING_ID
    ? [
        {
          name: '@docusaurus/plugin-google-gtag',
          plugin: googleGtag,
          options: {trackingID: [GTAG_TRACKING_ID], anonymizeIP: true},
        },
      ]
    : []),
  ...(GOOGLE_ANALYTICS_TRACKING_ID
    ? [
        {
          name: '@docusaurus/plugin-google-analytics',
          plugin: googleAnalytics,
          options: {trackingID: GOOGLE_ANALYTICS_TRACKING_ID, anonymizeIP: true},
        },
      ]
    : []),
];
