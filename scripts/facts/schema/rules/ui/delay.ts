import {at, type SectionRule} from '../types';
import {delayLimits, delayRange, mobile, ui} from './shared';

const gesture = 'actions/elements/FingerGestureBuilder';

/** Pauses around actions. */
export const delayRule: SectionRule = {
  file: 'config/ui/DelaySetting.java',
  section: 'ui.delay',
  stands: ['ui.delay'],
  does: 'Pauses around actions.',
  platforms: ui,
  keys: {
    beforeClick: {
      does: 'Is the pause before `click` of `withMouse`.',
      read: [
        at('actions/elements/ClickableActions', 'pause (this.delaySetting.getBeforeClick ());'),
        delayRange,
      ],
      ...delayLimits,
    },
    beforeMouseMove: {
      does: 'Is the pause before `scrollIntoView`, and how long a finger rests before `dragTo` moves it.',
      read: [
        at('actions/elements/ElementActions', 'pause (this.delaySetting.getBeforeMouseMove ());'),
        at('actions/elements/FingerActions', 'ofMillis (this.delaySetting.getBeforeMouseMove ())'),
        delayRange,
      ],
      ...delayLimits,
      trap: 'At `0`, a finger that drags rests for `before_swipe` instead.',
    },
    beforeSwipe: {
      does: 'Is how long a finger rests on the screen before it moves, and how long the mouse’s Back and Forward buttons are held.',
      read: [
        at(gesture, 'validateDelay (delaySetting.getBeforeSwipe ());'),
        at('actions/elements/MouseActionBuilder', 'ofMillis (delaySetting.getBeforeSwipe ())'),
        delayRange,
      ],
      ...delayLimits,
    },
    beforeTap: {
      does: 'Is how long the finger of `tap` and `doubleTap` stays down.',
      read: [
        at(
          gesture,
          'this.pause = this.pause != ZERO ? this.pause : ofMillis (delaySetting.getBeforeSwipe ());',
        ),
        at(gesture, 'steps.addAction (new Pause (finger, this.pause));'),
      ],
      platforms: mobile,
      unit: 'milliseconds',
      trap: 'The pause lies between finger down and finger up, not before the tap. At `0`, the finger stays down for `before_swipe`; its default of 500 milliseconds is as long as a long press on Android.',
    },
    beforeTyping: {
      does: 'Is the pause before `enterText`, `clear`, and the selections of a drop-down.',
      read: [
        at('actions/elements/TextBoxActions', 'pause (this.delaySetting.getBeforeTyping ());'),
        at('actions/elements/ElementActions', 'pause (this.delaySetting.getBeforeTyping ());'),
        delayRange,
      ],
      ...delayLimits,
    },
  },
};
