import {at, type SectionRule} from '../types';
import {ui} from './shared';

const window = 'actions/drivers/WindowActions';

/** Screenshots of the window. */
export const screenshotRule: SectionRule = {
  file: 'config/ui/ScreenshotSetting.java',
  section: 'ui.screenshot',
  stands: ['ui.screenshot'],
  does: 'Screenshots of `onWindow`.',
  platforms: ui,
  keys: {
    enabled: {
      does: 'Tells whether screenshots are taken at all.',
      read: [at(window, 'public void takeScreenshot () {'), at(window, 'return EMPTY;')],
      trap: 'While it is `false`, `takeScreenshot` does nothing and `getScreenshot` returns an empty string, without an error.',
    },
    extension: {
      does: 'Is the ending of the file’s name.',
      read: [at(window, 'final var extension = screenshotSetting.getExtension ();')],
    },
    path: {
      does: 'Names the folder of the files.',
      read: [at(window, 'final var path = screenshotSetting.getPath ();')],
    },
    prefix: {
      does: 'Begins the file’s name; a dash and the time follow.',
      read: [at(window, 'final var prefix = screenshotSetting.getPrefix ();')],
    },
  },
};
