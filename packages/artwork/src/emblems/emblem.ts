import type { Scene } from "../scene.ts";

/** Draws the thing a picture is about, around (0, 0) and about 100 in radius. */
export type Emblem = (scene: Scene) => string;
