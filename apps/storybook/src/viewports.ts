import type { Viewport } from "storybook/viewport";

const toViewport = (
  width: number,
  height: number,
  type: NonNullable<Viewport["type"]>,
): readonly [string, Viewport] => [
  `w${width}`,
  { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` }, type },
];

/** The widths of ui.md's breakpoints, from the smallest phone that is served to a screen of four thousand pixels. */
export const viewports: Readonly<Record<string, Viewport>> = Object.fromEntries([
  toViewport(360, 640, "mobile"),
  toViewport(480, 854, "mobile"),
  toViewport(768, 1024, "tablet"),
  toViewport(1024, 768, "tablet"),
  toViewport(1280, 800, "desktop"),
  toViewport(1440, 900, "desktop"),
  toViewport(1920, 1080, "desktop"),
  toViewport(3840, 2160, "desktop"),
]);
