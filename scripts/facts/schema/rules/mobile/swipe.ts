import {at, type SectionRule} from '../types';
import {both} from './managers';

/** How fingers swipe. */
export const swipeRule: SectionRule = {
  file: 'config/ui/mobile/device/SwipeSetting.java',
  section: 'ui.mobile.device.swipe',
  stands: ['ui.mobile.<key>.device.swipe'],
  does: 'How fingers swipe.',
  platforms: both,
  keys: {
    distance: {
      does: 'Sets how far a swipe goes, as a share of its start’s distance from the screen’s left or top edge.',
      read: [
        at('actions/elements/FingerGestureBuilder', 'if (distance <= 0 || distance >= 100) {'),
      ],
      unit: 'percent',
      minimum: 1,
      maximum: 99,
      trap: 'Another value stops the swipe with `INVALID_SWIPE_DISTANCE`.',
    },
    maxSwipeUntilFound: {
      does: 'Sets how often `swipeTill` swipes before it gives up.',
      read: [
        at(
          'actions/elements/FingerActions',
          'final var maxSwipe = this.swipeSetting.getMaxSwipeUntilFound ();',
        ),
      ],
    },
    speed: {
      does: 'Chooses how long the finger moves: 100 ms for `FAST`, 500 ms for `NORMAL`, 1000 ms for `SLOW`.',
      read: [
        at('actions/elements/FingerGestureBuilder', ': ofMillis (swipeSetting.getSpeed ()'),
        at('enums/Speed', 'FAST (100),'),
        at('enums/Speed', 'NORMAL (500),'),
        at('enums/Speed', 'SLOW (1000);'),
      ],
    },
  },
};
