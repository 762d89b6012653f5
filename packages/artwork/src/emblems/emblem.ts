import type { Scene } from "../scene.ts";

/** Draws the main object of a picture around (0, 0), about 100 in radius. */
export type Emblem = (scene: Scene) => string;
