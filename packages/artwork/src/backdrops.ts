import type { Scene } from "./scene.ts";
import { circle, closed, dots, ellipse, glint, n, path, polar, rect, type Point } from "./svg.ts";

/** Draws the layer behind the emblem, above the ground and below the light. */
export type Backdrop = (scene: Scene) => string;

export const rays: Backdrop = ({ width, height, focus: [x, y], random, paint, ground }) => {
  const count = random.integer(9, 14);
  const reach = Math.hypot(width, height);
  const turn = random.between(0, 1);
  const data = Array.from({ length: count }, (_, index) => {
    const from = polar(turn + index / count, reach);
    const to = polar(turn + (index + random.between(0.35, 0.55)) / count, reach);
    return closed([
      [x, y],
      [x + from[0], y + from[1]],
      [x + to[0], y + to[1]],
    ]);
  }).join("");
  return path(
    data,
    paint.radial(
      [
        [ground.glow, 0, 0.75],
        [ground.bright, 0.35, 0.45],
        [ground.mid, 0.75, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
};

export const waves: Backdrop = ({ width, height, random, paint, ground }) =>
  [0.54, 0.68, 0.84]
    .map((level, index) => {
      const step = random.between(80, 150);
      const top = height * level;
      const lift = random.between(9, 18);
      const start = -random.between(0, step);
      let data = `M${n(start)} ${n(top)}`;
      for (let x = start; x < width + step; x += step)
        data += `q${n(step / 4)} ${n(-lift * 1.6)} ${n(step / 2)} 0t${n(step / 2)} 0`;
      const fill = paint.linear([
        [index % 2 ? ground.bright : ground.glow, 0, 0.55],
        [ground.dark, 0.35, 0.85],
        [ground.deep, 1, 0.9],
      ]);
      return path(`${data}V${height}H${n(start)}Z`, fill, {
        stroke: ground.glow,
        "stroke-opacity": 0.35,
        "stroke-width": 1.5,
      });
    })
    .join("");

export const scales: Backdrop = ({ width, height, random, paint, ground }) => {
  const size = random.pick([26, 32, 38]);
  const fill = paint.radial(
    [
      [ground.dark, 0],
      [ground.mid, 0.8],
      [ground.bright, 1],
    ],
    0.5,
    0.5,
    0.5,
  );
  const rise = size * 0.5;
  const rows = [3, 2, 1, 0, -1].map((row) =>
    (row % 2 === 0 ? [0, size * 2] : [-size, size, size * 3])
      .map((x) => circle(x, row * rise + rise, size, fill))
      .join(""),
  );
  return rect(0, 0, width, height, 0, paint.pattern(size * 2, rise * 2, rows.join("")), { opacity: 0.75 });
};

export const bokeh: Backdrop = ({ width, height, random, paint, ground, jewel }) => {
  const disc = paint.radial(
    [
      [ground.glow, 0, 0.12],
      [ground.glow, 0.86, 0.3],
      [ground.glow, 0.94, 0.5],
      [ground.glow, 1, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const warm = paint.radial(
    [
      [jewel.light, 0, 0.14],
      [jewel.light, 0.86, 0.28],
      [jewel.shine, 0.94, 0.42],
      [jewel.light, 1, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  return Array.from({ length: random.integer(8, 11) }, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(8, 44),
      random.chance(0.7) ? disc : warm,
      { opacity: random.between(0.35, 0.9) },
    ),
  ).join("");
};

export const circuit: Backdrop = ({ width, height, focus, random, paint, ground }) => {
  let lines = "";
  const nodes: Point[] = [];
  for (let index = 0; index < 15; index += 1) {
    const fromLeft = index % 2 === 0;
    const y = (height * (index + 0.5)) / 15;
    const reach = width * random.between(0.16, 0.34);
    const bend = random.pick([-16, 16, 24]);
    const [start, turnX, endX] = fromLeft ? [0, reach, reach + 18] : [width, width - reach, width - reach - 18];
    lines += `M${n(start)} ${n(y)}H${n(turnX)}L${n(endX)} ${n(y + bend)}`;
    nodes.push([endX, y + bend]);
  }
  const floor = paint.radial(
    [
      [ground.bright, 0, 0.8],
      [ground.bright, 1, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  return `${ellipse(...focus, width * 0.6, height * 0.4, floor)}<g opacity="0.75">${path(lines, "none", { stroke: ground.bright, "stroke-width": 2 })}${dots(nodes, 3.5, ground.glow)}</g>`;
};

export const hills: Backdrop = ({ width, height, focus, random, paint, ground, jewel }) => {
  const moonX = focus[0] + height * random.pick([-0.2, 0, 0.2]);
  const moon = circle(moonX, height * 0.24, height * 0.13, paint.linear([jewel.shine, jewel.light]), { opacity: 0.95 });
  const halo = circle(
    moonX,
    height * 0.24,
    height * 0.3,
    paint.radial(
      [
        [jewel.light, 0, 0.5],
        [jewel.light, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  const ridges = [
    [0.5, ground.bright],
    [0.64, ground.mid],
    [0.79, ground.dark],
  ] as const;
  const ranges = ridges.map(([level, color]) => {
    let data = `M-10 ${height}V${n(height * level)}`;
    const peaks = Math.round(width / random.between(65, 110));
    for (let peak = 0; peak < peaks; peak += 1) {
      const span = (width + 20) / peaks;
      const high = random.between(0.06, 0.16) * height;
      data += `q${n(span * 0.3)} ${n(-high * 1.7)} ${n(span * 0.5)} ${n(-high * 0.5)}t${n(span * 0.5)} ${n(high * 0.5)}`;
    }
    return path(
      `${data}V${height}Z`,
      paint.linear([
        [color, 0, 0.95],
        [ground.deep, 1, 0.95],
      ]),
    );
  });
  return halo + moon + ranges.join("");
};

export const guilloche: Backdrop = ({ focus: [x, y], random, paint, ground }) => {
  const [count, long, short] = [random.integer(10, 14), random.between(190, 240), random.between(60, 110)];
  const loop = paint.define(
    ellipse(0, 0, long, short, "none", { stroke: ground.glow, "stroke-width": 1.3 }) +
      ellipse(0, 0, long * 0.6, short * 1.5, "none", { stroke: ground.bright, "stroke-width": 2 }),
  );
  const loops = Array.from(
    { length: count },
    (_, index) => `<use href="${loop}" transform="rotate(${n((index * 180) / count)})"/>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)})" opacity=".5">${loops.join("")}</g>`;
};

export const arches: Backdrop = ({ width, height, paint, ground, metal, random }) => {
  const layers = random.integer(3, 4);
  return Array.from({ length: layers }, (_, index) => {
    const inset = (index * width * 0.42) / layers;
    const top = height * 0.04 + index * height * 0.055;
    const half = width / 2 - inset;
    const data = `M${n(inset)} ${height}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(width - inset)} ${n(top + half)}V${height}Z`;
    const fill = paint.linear(index % 2 ? [ground.mid, ground.deep] : [ground.dark, ground.deep]);
    return path(data, index === layers - 1 ? paint.linear([ground.glow, ground.bright, ground.dark]) : fill, {
      stroke: metal.base,
      "stroke-opacity": 0.55,
      "stroke-width": 2,
    });
  }).join("");
};

export const stars: Backdrop = ({ width, height, random, paint, ground, jewel }) => {
  const cloud = (color: string): string =>
    ellipse(
      random.between(0, width),
      random.between(0, height),
      random.between(90, 190),
      random.between(60, 130),
      paint.radial(
        [
          [color, 0, 0.6],
          [color, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    );
  const dust = [0.6, 1, 1.7]
    .map((radius) =>
      dots(
        Array.from({ length: 12 }, () => [random.between(0, width), random.between(0, height)] as const),
        radius,
        "#fff",
        0.75,
      ),
    )
    .join("");
  const bright = Array.from({ length: 5 }, () =>
    glint(random.between(0, width), random.between(0, height * 0.9), random.between(5, 11), "#fff", 0.85),
  ).join("");
  return cloud(ground.bright) + cloud(jewel.dark) + cloud(ground.bright) + dust + bright;
};

export const curtain: Backdrop = ({ width, height, focus, random, paint, ground }) => {
  const folds = Math.round(width / random.integer(30, 44));
  const step = width / folds;
  const fold = paint.linear([ground.dark, ground.mid, ground.bright, ground.mid, ground.deep], 0, 0, 1, 0);
  const cloth = Array.from({ length: folds }, (_, index) => rect(index * step, 0, step + 0.5, height, 0, fold)).join(
    "",
  );
  const light = ellipse(
    ...focus,
    Math.min(width, height) * 0.6,
    height * 0.5,
    paint.radial(
      [
        [ground.glow, 0, 0.7],
        [ground.glow, 1, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  );
  return `<g opacity="0.8">${cloth}</g>${light}`;
};
