/** Red, green, and blue, each from 0 to 255. */
export type Color = readonly number[];

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio as WCAG 2 defines it, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The color that a computed style has as `rgb(…)` or `rgba(…)`, or a style sheet as `#f4f7f7`. */
export const rgb = (style: string): Color =>
  style.startsWith('#')
    ? (style.match(/\w\w/g) ?? []).map((channel) => parseInt(channel, 16))
    : (style.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
