import type { Backdrop } from "./backdrops.ts";
import { circle, closed, dots, ellipse, group, n, path, rect, type Point } from "./svg.ts";

/** A stadium at night: full stands, floodlights, mown grass. */
export const stadium: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const [top, edge] = [height * 0.36, height * 0.66];
  const crowd = paint.pattern(
    26,
    18,
    dots(
      [
        [4, 4],
        [13, 8],
        [22, 3],
        [8, 14],
        [19, 15],
      ],
      1.5,
      ground.glow,
      0.75,
    ) +
      dots(
        [
          [16, 2],
          [2, 10],
        ],
        1.7,
        metal.light,
        0.9,
      ),
  );
  const bowl = `M0 ${n(top)}Q${n(width / 2)} ${n(top - height * 0.1)} ${width} ${n(top)}V${n(edge)}H0Z`;
  const stripe = Array.from({ length: 6 }, (_, index) =>
    closed([
      [width * (index * 0.5 - 1), height],
      [width * (index * 0.5 - 0.75), height],
      [width * (0.5 + (index - 2.25) * 0.14), edge],
      [width * (0.5 + (index - 2.5) * 0.14), edge],
    ]),
  ).join("");
  const lamp = (x: number, side: number): string => {
    const y = height * random.between(0.07, 0.11);
    const cone = closed([
      [x, y],
      [x + side * width * 0.3, height],
      [x + side * width * 0.9, height],
    ]);
    return (
      path(
        cone,
        paint.linear([
          ["#fff", 0, 0.5],
          ["#fff", 0.8, 0],
        ]),
      ) +
      circle(
        x,
        y,
        46,
        paint.radial(
          [
            ["#fff", 0, 0.9],
            ["#fff", 1, 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      dots(
        [-9, 0, 9].flatMap((dx): Point[] => [
          [x + dx, y - 5],
          [x + dx, y + 5],
        ]),
        3.2,
        "#fff",
      )
    );
  };
  return (
    path(bowl, paint.linear([ground.dark, ground.deep])) +
    path(bowl, crowd) +
    rect(0, edge, width, height - edge, 0, paint.linear([ground.bright, ground.mid, ground.dark])) +
    path(stripe, ground.bright, { opacity: 0.45 }) +
    path(`M0 ${n(edge)}H${width}`, "none", { stroke: "#fff", "stroke-width": 2, opacity: 0.7 }) +
    lamp(width * 0.1, 1) +
    lamp(width * 0.9, -1)
  );
};

/** Strings of lanterns, near and far. */
export const lanterns: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const one = paint.define(
    path("M0-190V-22", "none", { stroke: metal.base, "stroke-width": 1.5, opacity: 0.7 }) +
      circle(
        0,
        0,
        46,
        paint.radial(
          [
            [metal.light, 0, 0.5],
            [metal.light, 1, 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      ellipse(0, 0, 25, 20, paint.radial([metal.shine, ground.glow, ground.bright, ground.mid], 0.5, 0.55, 0.6)) +
      path("M-11-22H11V-17H-11ZM-11 17H11V22H-11ZM-1.5 22H1.5V40H-1.5Z", metal.base),
  );
  const count = Math.round(width / 55);
  const places = Array.from(
    { length: count },
    (_, index) =>
      [
        (width * (index + random.between(0.2, 0.8))) / count,
        height * random.between(0.06, 0.34),
        random.between(0.5, 1.15),
      ] as const,
  );
  return (
    rect(
      0,
      height * 0.55,
      width,
      height * 0.45,
      0,
      paint.linear([
        [ground.bright, 0, 0],
        [ground.bright, 1, 0.5],
      ]),
    ) +
    places
      .map(
        ([x, y, scale]) =>
          `<use href="${one}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" opacity="${n(Math.min(1, scale))}"/>`,
      )
      .join("")
  );
};

/** A baize table under a lamp. */
export const table: Backdrop = ({ width, height, focus: [x], paint, ground, metal, random }) => {
  const rim = ellipse(
    x,
    height * 1.06,
    width * 0.72,
    height * 0.36,
    paint.radial([ground.bright, ground.mid, ground.dark], 0.5, 0.2, 0.7),
    { stroke: paint.linear([metal.light, metal.base, metal.shadow], 0, 0, 1, 0), "stroke-width": 9 },
  );
  const line = ellipse(x, height * 1.06, width * 0.6, height * 0.28, "none", {
    stroke: metal.light,
    "stroke-width": 2,
    opacity: 0.55,
  });
  const spread = random.between(0.42, 0.6);
  const cone = path(
    closed([
      [x - 16, -4],
      [x + 16, -4],
      [x + width * spread, height],
      [x - width * spread, height],
    ]),
    paint.linear([
      [ground.glow, 0, 0.75],
      [ground.glow, 0.9, 0],
    ]),
  );
  const panels = Array.from({ length: 7 }, (_, index) =>
    rect(width * (index / 7) + 4, -10, width / 7 - 8, height * 0.7, 6, "none", {
      stroke: metal.base,
      "stroke-width": 1.5,
    }),
  ).join("");
  return group(panels, "translate(0 0)", { opacity: 0.3 }) + cone + rim + line;
};

/** A sand arena at sunrise, with pennants above. */
export const ring: Backdrop = ({ width, height, focus: [x], random, paint, ground, jewel, accent }) => {
  const sun = circle(x, height * 0.46, Math.min(width, height) * 0.4, paint.linear([ground.glow, ground.bright]), {
    opacity: 0.9,
  });
  const planks = paint.pattern(
    24,
    height,
    rect(0, 0, 22, height, 2, paint.linear([ground.mid, ground.dark], 0, 0, 1, 0)),
  );
  const wall = `M0 ${n(height * 0.56)}Q${n(x)} ${n(height * 0.68)} ${width} ${n(height * 0.56)}V${n(height * 0.8)}H0Z`;
  const sag = random.between(16, 34);
  const count = Math.round(width / 33);
  const flags = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) / count;
    const y = height * 0.05 + sag * 4 * at * (1 - at);
    return path(
      closed([
        [at * width - 13, y],
        [at * width + 13, y],
        [at * width, y + 30],
      ]),
      index % 2 ? jewel.base : accent.base,
    );
  }).join("");
  return (
    sun +
    path(wall, planks) +
    ellipse(
      x,
      height * 0.94,
      width * 0.75,
      height * 0.26,
      paint.radial([ground.glow, ground.bright, ground.dark], 0.5, 0.3, 0.7),
    ) +
    flags
  );
};
