// A phone that is turned keeps what the reader sees: the text above is of another height afterwards.

const BLOCKS = 'main :is(h1, h2, h3, h4, p, li, dt, dd, tr, pre)';
/** In pixels, between two places at which a block may be. */
const STEP = 16;

interface Place {
  readonly block: Element;
  /** The part of it that is above the window. */
  readonly above: number;
  /** Where the rest begins, in pixels of the window. */
  readonly top: number;
}

/** The first block in view; none at the upper end of a page, which stays where it is. */
function findPlace(): Place | undefined {
  const bar = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  for (let y = bar + 1; scrollY > 0 && y < innerHeight; y += STEP) {
    const block = document.elementFromPoint(innerWidth / 2, y)?.closest(BLOCKS);
    if (block) {
      const {top, height} = block.getBoundingClientRect();
      return {block, above: Math.max(0, (bar - top) / height), top: Math.max(top, bar)};
    }
  }
  return undefined;
}

/** Scrolls a block back to its place. */
function restore({block, above, top}: Place): void {
  const box = block.getBoundingClientRect();
  scrollBy({top: box.top + above * box.height - top, behavior: 'instant'});
}

// A window with a mouse changes its width step by step.
if (typeof window !== 'undefined' && matchMedia('(pointer: coarse)').matches) {
  const portrait = matchMedia('(orientation: portrait)');
  let wasPortrait = portrait.matches;
  let place: Place | undefined;
  const remember = () => {
    // Of a new height of the page comes a scroll, too, before the other event.
    if (portrait.matches === wasPortrait) {
      place = findPlace();
    }
  };
  addEventListener('scroll', remember, {passive: true});
  portrait.addEventListener('change', () => {
    wasPortrait = portrait.matches;
    // A field in use has a keyboard, which changes the window, too.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (place?.block.isConnected && !isTyping) {
      restore(place);
    }
  });
}
