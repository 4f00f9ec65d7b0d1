/** Our own line icons on a 20-unit grid, for places that take HTML and not React. */
const paths = {
  github:
    '<path d="M6 4v8m0 0v4m0-4h5a3 3 0 0 0 3-3V8"/><path d="M4 2h4v3H4zM4 15h4v3H4zM12 4h4v4h-4z"/>',
  discord: '<path d="M3 4h14v10h-6l-4 4v-4H3z"/><path d="M7 8v2M13 8v2"/>',
  x: '<path d="m4 4 12 12M16 4 4 16"/>',
  linkedIn: '<path d="M4.500 8v8M9 16V8m0 5c0-4 6.500-5 6.500 0v3"/><path d="M4.500 4v.500"/>',
};

export type IconName = keyof typeof paths;

/**
 * An icon as inline SVG, hidden from assistive technology: the link around it carries the name.
 */
export function icon(name: IconName): string {
  return (
    '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" ' +
    `stroke="currentColor" stroke-width="1.6" stroke-linecap="square">${paths[name]}</svg>`
  );
}
