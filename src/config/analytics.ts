import googleAnalytics from '@docusaurus/plugin-google-analytics';
import googleGtag from '@docusaurus/plugin-google-gtag';
import googleTagManager from '@docusaurus/plugin-google-tag-manager';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {siteAddress} from './environment/site';
import {
  GOOGLE_ANALYTICS_TRACKING_ID,
  GTAG_TRACKING_ID,
  GTM_CONTAINER_ID,
} from './environment/variables';

/** An official analytics plug-in with what the environment gives it. */
export interface AnalyticsService {
  name: string;
  plugin(context: LoadContext, options: unknown): ReturnType<PluginModule>;
  options: Record<string, unknown>;
}

/** The analytics services that the environment names; one that it does not name is absent. */
export const analyticsServices: AnalyticsService[] = [
  {
    id: GTM_CONTAINER_ID,
    name: 'Google Tag Manager',
    plugin: googleTagManager,
    options: {containerId: GTM_CONTAINER_ID},
  },
  {
    id: GTAG_TRACKING_ID,
    name: 'Google Analytics',
    plugin: googleGtag,
    options: {trackingID: [GTAG_TRACKING_ID], anonymizeIP: true},
  },
  {
    id: GOOGLE_ANALYTICS_TRACKING_ID,
    name: 'Google Analytics',
    plugin: googleAnalytics,
    options: {trackingID: GOOGLE_ANALYTICS_TRACKING_ID, anonymizeIP: true},
  },
].filter(({id}) => id);

/** What a page says of the services, as HTML; undefined when there are none. */
export function privacyNotice(): string | undefined {
  const names = new Set(analyticsServices.map(({name}) => name));
  if (names.size === 0) {
    return undefined;
  }
  return `This site counts visits with ${new Intl.ListFormat('en').format(names)}, unless your browser sends Do Not Track or Global Privacy Control: see <a href="${siteAddress().baseUrl}contributing/site/accessibility-and-privacy#privacy">privacy</a>.`;
}
