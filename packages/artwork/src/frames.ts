import { toCleanHue, toRamp, type Ramp } from "./color.ts";
import { polished, rounded } from "./materials.ts";
import { createRandom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { circle, closed, corners, dots, group, n, path, rect, type Point } from "./svg.ts";

/** Draws a frame around a picture in the vendor's own colour. */
type Frame = (scene: Scene, own: Ramp) => string;

/** The frame of a picture without a vendor. */
const plain = ({ width, height, paint, ground }: Scene): string =>
  rect(1, 1, width - 2, height - 2, 12, "none", {
    stroke: paint.linear([
      [ground.glow, 0, 0.8],
      [ground.glow, 0.4, 0.1],
      [ground.bright, 1, 0.4],
    ]),
    "stroke-width": 2,
  });

const edge = (
  { width, height }: Scene,
  inset: number,
  radius: number,
  stroke: string,
  thickness: number,
  opacity = 1,
): string =>
  rect(inset, inset, width - inset * 2, height - inset * 2, radius, "none", {
    stroke,
    "stroke-width": thickness,
    ...(opacity === 1 ? {} : { opacity }),
  });

/** A neon tube. */
const tube: Frame = (scene, own) =>
  edge(scene, 7, 12, own.base, 11, 0.45) + edge(scene, 7, 12, own.light, 5) + edge(scene, 7, 12, own.shine, 1.6);

const gilded: Frame = (scene, own) =>
  edge(scene, 5, 14, own.shadow, 10) +
  edge(scene, 5, 14, polished(scene.paint, scene.metal), 7) +
  edge(scene, 13, 8, scene.metal.light, 1.2, 0.7);

/** Art deco: stepped corners. */
const deco: Frame = (scene, own) => {
  const { width, height, metal } = scene;
  const steps =
    path("M6 72V40H16V28H28V16H40V6H72M14 62V48H24V36H36V24H48V14H62", "none", {
      stroke: metal.light,
      "stroke-width": 3,
    }) +
    path(
      closed([
        [6, 6],
        [24, 6],
        [6, 24],
      ]),
      own.base,
    );
  const corner = scene.paint.define(steps);
  return (
    edge(scene, 2, 10, metal.base, 3) +
    [
      [1, 1, 0, 0],
      [-1, 1, width, 0],
      [1, -1, 0, height],
      [-1, -1, width, height],
    ]
      .map(
        ([sx, sy, x = 0, y = 0]) => `<use href="${corner}" transform="translate(${n(x)} ${n(y)}) scale(${sx} ${sy})"/>`,
      )
      .join("")
  );
};

/** Light bulbs all around, as on a theatre sign. */
const bulbs: Frame = (scene, own) => {
  const { width, height, metal } = scene;
  const along = (length: number): readonly number[] =>
    Array.from({ length: Math.round(length / 27) }, (_, index) => ((index + 0.5) * length) / Math.round(length / 27));
  const places = [
    ...along(width).flatMap((x): Point[] => [
      [x, 8],
      [x, height - 8],
    ]),
    ...along(height - 32).flatMap((y): Point[] => [
      [8, y + 16],
      [width - 8, y + 16],
    ]),
  ];
  return (
    edge(scene, 8, 6, own.shadow, 16) +
    edge(scene, 16, 8, own.base, 2) +
    dots(places, 5.5, metal.base, 0.5) +
    dots(places, 3.2, metal.shine)
  );
};

/** A machine plate: cut corners and tabs. */
const plate: Frame = (scene, own) => {
  const { width, height, paint } = scene;
  const cut =
    closed([
      [0, 0],
      [44, 0],
      [0, 44],
    ]) +
    closed([
      [width, height],
      [width - 44, height],
      [width, height - 44],
    ]);
  const line = closed([
    [52, 7],
    [width - 7, 7],
    [width - 7, height - 52],
    [width - 52, height - 7],
    [7, height - 7],
    [7, 52],
  ]);
  return (
    path(cut, paint.linear([own.light, own.dark], 0, 0, 1, 1)) +
    path(line, "none", { stroke: own.light, "stroke-width": 3 }) +
    path(`M${n(width - 60)} 7H${n(width - 26)}M26 ${n(height - 7)}H60`, "none", {
      stroke: own.shine,
      "stroke-width": 8,
    })
  );
};

/** A band across the corner, with a star. */
const sash: Frame = (scene, own) => {
  const { paint, metal } = scene;
  return (
    edge(scene, 3, 12, own.base, 5) +
    path("M0 44L44 0H92L0 92Z", paint.linear([own.light, own.base, own.dark], 0, 0, 1, 1)) +
    path("M0 40L40 0M0 97L97 0", "none", { stroke: metal.light, "stroke-width": 3 }) +
    path(closed(corners(5, 13, 5.5)), metal.shine, { transform: "translate(34 34) rotate(-45)" })
  );
};

/** A gold plaque at the bottom with a stone in the vendor's colour. */
const plaque: Frame = (scene, own) => {
  const { width, height, paint, metal } = scene;
  const gold = polished(paint, metal);
  return (
    edge(scene, 4, 12, gold, 5) +
    group(
      path("M-74 2C-44 2-42-30 0-30S44 2 74 2Z", gold) +
        path("M-52 2C-32 0-32-22 0-22S32 0 52 2Z", own.shadow) +
        path(closed(corners(6, 14)), rounded(paint, own), { transform: "translate(0 -12)" }),
      `translate(${n(width / 2)} ${n(height - 2)})`,
    )
  );
};

/** An arch across the top. */
const gate: Frame = (scene, own) => {
  const { width, height, paint, metal } = scene;
  const arch = `M0 0H${n(width)}V${n(height * 0.3)}C${n(width - 6)} ${n(height * 0.1)} ${n(width * 0.76)} 22 ${n(width / 2)} 18C${n(width * 0.24)} 22 6 ${n(height * 0.1)} 0 ${n(height * 0.3)}Z`;
  return (
    path(arch, paint.linear([own.dark, own.shadow]), { stroke: metal.light, "stroke-width": 3 }) +
    dots(
      [
        [26, 26],
        [width - 26, 26],
      ],
      9,
      metal.base,
    ) +
    dots(
      [
        [26, 26],
        [width - 26, 26],
      ],
      5,
      own.light,
    ) +
    path(`M0 ${n(height - 5)}H${n(width)}`, "none", { stroke: own.dark, "stroke-width": 10 }) +
    path(`M0 ${n(height - 11)}H${n(width)}`, "none", { stroke: metal.light, "stroke-width": 2.5 })
  );
};

/** Two pillars at the sides. */
const pillars: Frame = (scene, own) => {
  const { width, height, paint, metal } = scene;
  const stone = paint.linear([own.shadow, own.base, own.light, own.dark], 0, 0, 1, 0);
  return (
    [0, width - 17]
      .map((x) => rect(x, 0, 17, height, 0, stone) + circle(x + 8.5, height / 2, 6, metal.light))
      .join("") +
    path(`M18.5 0V${n(height)}M${n(width - 18.5)} 0V${n(height)}`, "none", { stroke: metal.light, "stroke-width": 3 })
  );
};

/** Every kind of frame that a vendor may have. */
export const frames: readonly [Frame, ...Frame[]] = [tube, gilded, deco, bulbs, plate, sash, plaque, gate, pillars];

/** Draws a vendor's frame: always the same kind in the same colour, so a vendor's games can be recognised. */
export function drawFrame(scene: Scene, vendor: string | undefined): string {
  if (vendor === undefined) return plain(scene);
  const random = createRandom(`frame:${vendor}`);
  return random.pick(frames)(scene, toRamp(toCleanHue(random.between(0, 360)), 0.17));
}
