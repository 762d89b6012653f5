import type { Ramp } from "../color.ts";
import type { Scene } from "../scene.ts";
import { dots, group, rect } from "../svg.ts";
import { pipsOf } from "./pips.ts";

/** A die with three visible faces. */
export function die({ random }: Scene, ramp: Ramp, transform: string): string {
  const face = (place: string, fill: string): string =>
    group(
      rect(-50, -50, 100, 100, 15, fill) +
        dots(
          (pipsOf[random.integer(0, 5)] ?? []).map(([x, y]) => [x * 27, y * 27] as const),
          10.5,
          "#fff",
        ),
      place,
    );
  return group(
    face("matrix(.82 -.41 .82 .41 0 -48)", ramp.light) +
      face("matrix(.82 .41 0 .94 -41 21)", ramp.base) +
      face("matrix(.82 -.41 0 .94 41 21)", ramp.dark),
    transform,
  );
}
