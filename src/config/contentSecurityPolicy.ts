import {searchMode} from './environment/searchMode';
import {
  ALGOLIA,
  ALGOLIA_ASSISTANT_ID,
  GOOGLE_ANALYTICS_TRACKING_ID,
  GTAG_TRACKING_ID,
  GTM_CONTAINER_ID,
} from './environment/variables';

/** The sources that a service needs beside those of this site. */
interface Service {
  readonly script?: readonly string[];
  readonly img?: readonly string[];
  readonly connect?: readonly string[];
}

/** The hosts that the search client asks in turn. */
function algolia(appId: string): Service {
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return {connect: hosts.map((host) => `https://${appId.toLowerCase()}${host}`)};
}

const ASK_AI: Service = {connect: ['https://askai.algolia.com']};

/**
 * Google's tag, alone or from the tag manager, as in
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const GOOGLE_TAG: Service = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

const LEGACY_ANALYTICS: Service = {
  script: ['https://www.google-analytics.com'],
  img: ['https://www.google-analytics.com'],
  connect: ['https://www.google-analytics.com'],
};

/**
 * The content security policy of every page, without the hashes of its inline scripts. Fonts and
 * the manifest have the default, and so have prefetched pages, for which there is no directive.
 *
 * @throws Error when the variables of the hosted search are incomplete
 */
export function contentSecurityPolicy() {
  const services: Service[] = [
    ...(searchMode() === 'hosted' ? [algolia(ALGOLIA.ALGOLIA_APP_ID!)] : []),
    ...(ALGOLIA_ASSISTANT_ID ? [ASK_AI] : []),
    ...(GTM_CONTAINER_ID || GTAG_TRACKING_ID ? [GOOGLE_TAG] : []),
    ...(GOOGLE_ANALYTICS_TRACKING_ID ? [LEGACY_ANALYTICS] : []),
  ];
  const hosts = (kind: keyof Service) => services.flatMap((service) => service[kind] ?? []);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hosts('script')],
    // React and the theme write style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The style sheets of the theme have icons as data.
    'img-src': ["'self'", 'data:', ...hosts('img')],
    'connect-src': ["'self'", ...hosts('connect')],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}
