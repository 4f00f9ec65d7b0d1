import {DOCS_AREAS} from './areas';

/** A path below the base path, without a slash at its end. */
type Route = `/${string}`;

export interface Redirect {
  readonly from: Route;
  /** A page of the build. */
  readonly to: Route;
}

const actions = '/api/actions';

/** The bare paths of the areas; of the blog's, there is a page. */
const BARE: readonly Redirect[] = DOCS_AREAS.map(({id, start}) => ({from: `/${id}`, to: start}));

/**
 * Paths that earlier documentation had, and today's page for the same thing. What became of the
 * classes: mouse actions are in `ClickableActions`, what the keyboard did to a field is in
 * `TextBoxActions`, swipes are gestures of a finger, the checks are beside the actions that they
 * check, `ApiManager` is `ApiActions`, `JsonParser` is `JsonUtil`, and `ParallelSession` opens and
 * closes what `DriverManager` did. An entry is never deleted: readers keep their links.
 */
const EARLIER: readonly Redirect[] = [
  {from: '/api/actions/driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/actions/drop-down-actions', to: `${actions}/elements/drop-down-actions`},
  {from: '/api/actions/element-actions', to: `${actions}/elements/element-actions`},
  {
    from: '/api/actions/interfaces/listeners/elements/text-box-actions-listeners',
    to: `${actions}/interfaces/listeners/elements/text-box-actions-listener`,
  },
  {from: '/api/actions/keyboard-actions', to: `${actions}/elements/textbox-actions`},
  {from: '/api/actions/mouse-actions', to: `${actions}/elements/clickable-actions`},
  {from: '/api/actions/navigate-actions', to: `${actions}/drivers/navigate-actions`},
  {from: '/api/actions/swipe-actions', to: `${actions}/elements/finger-actions`},
  {from: '/api/actions/verify-driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/actions/verify-drop-down-actions', to: `${actions}/elements/drop-down-actions`},
  {from: '/api/actions/verify-element-actions', to: `${actions}/elements/element-actions`},

  {from: '/api/api/api-manager', to: `${actions}/api/api-actions`},
  {from: '/api/api/api-request', to: '/api/builders/api-request'},
  {from: '/api/api/api-response', to: '/api/builders/api-response'},
  {from: '/api/api/builders/api-request', to: '/api/builders/api-request'},
  {from: '/api/api/builders/api-response', to: '/api/builders/api-response'},
  {from: '/api/api/manager/api-manager', to: `${actions}/api/api-actions`},
  {from: '/api/manager/api-manager', to: `${actions}/api/api-actions`},
  {from: '/api/manager/driver-manager', to: '/api/sessions/parallel-session'},
  {from: '/api/manager/driver-session', to: '/api/sessions/driver-session'},
  {from: '/api/manager/parallel-session', to: '/api/sessions/parallel-session'},
  {from: '/api/utils/json-parser', to: '/api/utils/json-util'},

  {from: '/api/web/actions/driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/web/actions/element-actions', to: `${actions}/elements/element-actions`},
  {from: '/api/web/actions/keyboard-actions', to: `${actions}/elements/textbox-actions`},
  {from: '/api/web/actions/mouse-actions', to: `${actions}/elements/clickable-actions`},
  {from: '/api/web/actions/verify-driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/web/actions/verify-element-actions', to: `${actions}/elements/element-actions`},
  {from: '/api/web/driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/web/driver-actions/navigate-to', to: `${actions}/drivers/navigate-actions`},
  {from: '/api/web/driver-manager', to: '/api/sessions/parallel-session'},
  {from: '/api/web/element-actions', to: `${actions}/elements/element-actions`},
  {from: '/api/web/json-parser', to: '/api/utils/json-util'},
  {from: '/api/web/keyboard-actions', to: `${actions}/elements/textbox-actions`},
  {from: '/api/web/manager/driver-manager', to: '/api/sessions/parallel-session'},
  {from: '/api/web/mouse-actions', to: `${actions}/elements/clickable-actions`},
  {from: '/api/web/settings-util', to: '/api/utils/settings-util'},
  {from: '/api/web/string-utils', to: '/api/utils/string-utils'},
  {from: '/api/web/utils/json-parser', to: '/api/utils/json-util'},
  {from: '/api/web/utils/settings-util', to: '/api/utils/settings-util'},
  {from: '/api/web/utils/string-utils', to: '/api/utils/string-utils'},
  {from: '/api/web/verify-driver-actions', to: `${actions}/drivers/driver-actions`},
  {from: '/api/web/verify-element-actions', to: `${actions}/elements/element-actions`},

  {from: '/community/support', to: '/community/support-us'},

  {from: '/docs/getting-started/pre-requisite', to: '/docs/getting-started/quickstart'},
  {from: '/docs/getting-started/usage', to: '/docs/guides/create-first-project'},
  {from: '/docs/guides/configuration', to: '/docs/guides/config/configuration'},
  // "Mobile" meant both; the pages for iOS are beside those for Android.
  {
    from: '/docs/guides/mobile/create-page-object',
    to: '/docs/guides/ui/android/create-page-object',
  },
  {from: '/docs/guides/mobile/setup-config', to: '/docs/guides/ui/android/setup-config'},
  {from: '/docs/guides/mobile/write-test', to: '/docs/guides/ui/write-test'},
  {from: '/docs/guides/web/create-page-object', to: '/docs/guides/ui/web/create-page-object'},
  {from: '/docs/guides/web/setup-config', to: '/docs/guides/ui/web/setup-config'},
  {from: '/docs/guides/web/write-test', to: '/docs/guides/ui/write-test'},
];

/** Every path that redirects to a page. */
export const REDIRECTS: readonly Redirect[] = [...BARE, ...EARLIER];

/** These paths alone. */
export const REDIRECTED: ReadonlySet<string> = new Set(REDIRECTS.map(({from}) => from));
