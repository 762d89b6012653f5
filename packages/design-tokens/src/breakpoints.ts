/** Widths in CSS pixels where layouts may change (ui.md, "Token scales"). Media queries cannot read custom properties. */
export const breakpoints = { phone: 360, large: 480, tablet: 768, desktop: 1024, wide: 1280, ultra: 1440 } as const;

/** A media query for viewports of at least that width: `@media ${from("desktop")} { … }`. */
export function from(name: keyof typeof breakpoints): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

/** A phone, upright or on its side: a screen with room for one bar. */
export const smallScreen = "(max-width: 479px), (orientation: landscape) and (max-height: 480px)";
