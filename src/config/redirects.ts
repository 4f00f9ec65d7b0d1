import {DOCS_AREAS} from './areas';

/** A path below the base path, without a slash at its end. */
type Route = `/${string}`;

const actions = '/api/actions';

/** The bare paths of the areas; of the blog's, there is a page. */
const BARE: Readonly<Record<string, Route>> = Object.fromEntries(
  DOCS_AREAS.map(({id, start}) => [`/${id}`, start]),
);

/**
 * Paths that earlier documentation had, and today's page for the same thing. What became of the
 * classes: mouse actions are in `ClickableActions`, what the keyboard did to a field is in
 * `TextBoxActions`, swipes are gestures of a finger, the checks are beside the actions that they
 * check, `ApiManager` is `ApiActions`, `JsonParser` is `JsonUtil`, and `ParallelSession` opens and
 * closes what `DriverManager` did. An entry is never deleted: readers keep their links.
 */
const EARLIER: Readonly<Record<Route, Route>> = {
  '/api/actions/driver-actions': `${actions}/drivers/driver-actions`,
  '/api/actions/drop-down-actions': `${actions}/elements/drop-down-actions`,
  '/api/actions/element-actions': `${actions}/elements/element-actions`,
  '/api/actions/interfaces/listeners/elements/text-box-actions-listeners': `${actions}/interfaces/listeners/elements/text-box-actions-listener`,
  '/api/actions/keyboard-actions': `${actions}/elements/textbox-actions`,
  '/api/actions/mouse-actions': `${actions}/elements/clickable-actions`,
  '/api/actions/navigate-actions': `${actions}/drivers/navigate-actions`,
  '/api/actions/swipe-actions': `${actions}/elements/finger-actions`,
  '/api/actions/verify-driver-actions': `${actions}/drivers/driver-actions`,
  '/api/actions/verify-drop-down-actions': `${actions}/elements/drop-down-actions`,
  '/api/actions/verify-element-actions': `${actions}/elements/element-actions`,

  '/api/api/api-manager': `${actions}/api/api-actions`,
  '/api/api/api-request': '/api/builders/api-request',
  '/api/api/api-response': '/api/builders/api-response',
  '/api/api/builders/api-request': '/api/builders/api-request',
  '/api/api/builders/api-response': '/api/builders/api-response',
  '/api/api/manager/api-manager': `${actions}/api/api-actions`,
  '/api/manager/api-manager': `${actions}/api/api-actions`,
  '/api/manager/driver-manager': '/api/sessions/parallel-session',
  '/api/manager/driver-session': '/api/sessions/driver-session',
  '/api/manager/parallel-session': '/api/sessions/parallel-session',
  '/api/utils/json-parser': '/api/utils/json-util',

  '/api/web/actions/driver-actions': `${actions}/drivers/driver-actions`,
  '/api/web/actions/element-actions': `${actions}/elements/element-actions`,
  '/api/web/actions/keyboard-actions': `${actions}/elements/textbox-actions`,
  '/api/web/actions/mouse-actions': `${actions}/elements/clickable-actions`,
  '/api/web/actions/verify-driver-actions': `${actions}/drivers/driver-actions`,
  '/api/web/actions/verify-element-actions': `${actions}/elements/element-actions`,
  '/api/web/driver-actions': `${actions}/drivers/driver-actions`,
  '/api/web/driver-actions/navigate-to': `${actions}/drivers/navigate-actions`,
  '/api/web/driver-manager': '/api/sessions/parallel-session',
  '/api/web/element-actions': `${actions}/elements/element-actions`,
  '/api/web/json-parser': '/api/utils/json-util',
  '/api/web/keyboard-actions': `${actions}/elements/textbox-actions`,
  '/api/web/manager/driver-manager': '/api/sessions/parallel-session',
  '/api/web/mouse-actions': `${actions}/elements/clickable-actions`,
  '/api/web/settings-util': '/api/utils/settings-util',
  '/api/web/string-utils': '/api/utils/string-utils',
  '/api/web/utils/json-parser': '/api/utils/json-util',
  '/api/web/utils/settings-util': '/api/utils/settings-util',
  '/api/web/utils/string-utils': '/api/utils/string-utils',
  '/api/web/verify-driver-actions': `${actions}/drivers/driver-actions`,
  '/api/web/verify-element-actions': `${actions}/elements/element-actions`,

  '/community/support': '/community/support-us',

  '/docs/getting-started/pre-requisite': '/docs/getting-started/quickstart',
  '/docs/getting-started/usage': '/docs/guides/create-first-project',
  '/docs/guides/configuration': '/docs/guides/config/configuration',
  // "Mobile" meant both; the pages for iOS are beside those for Android.
  '/docs/guides/mobile/create-page-object': '/docs/guides/ui/android/create-page-object',
  '/docs/guides/mobile/setup-config': '/docs/guides/ui/android/setup-config',
  '/docs/guides/mobile/write-test': '/docs/guides/ui/write-test',
  '/docs/guides/web/create-page-object': '/docs/guides/ui/web/create-page-object',
  '/docs/guides/web/setup-config': '/docs/guides/ui/web/setup-config',
  '/docs/guides/web/write-test': '/docs/guides/ui/write-test',
};

/** Every path that redirects to a page. */
export const REDIRECTS = [BARE, EARLIER].flatMap((paths: Readonly<Record<string, Route>>) =>
  Object.entries(paths).map(([from, to]) => ({from, to})),
);

/** These paths alone. */
export const REDIRECTED: ReadonlySet<string> = new Set(REDIRECTS.map(({from}) => from));
