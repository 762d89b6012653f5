/** WCAG 2.2 relative luminance of an opaque `#rrggbb` colour, 0 to 1. */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two opaque `#rrggbb` colours, 1 to 21. */
export function toContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
