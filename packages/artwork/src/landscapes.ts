import type { Backdrop } from "./backdrops.ts";
import { circle, closed, n, path, rect } from "./svg.ts";

/** Under water: shafts of light, a sandy floor, seaweed at both sides. */
export const reef: Backdrop = ({ width, height, random, paint, ground }) => {
  const shaft = paint.linear([
    [ground.glow, 0, 0.6],
    [ground.bright, 0.8, 0],
  ]);
  const shafts = Array.from({ length: 5 }, (_, index) => {
    const x = (width * (index + random.between(0, 0.7))) / 5;
    const reach = random.between(-0.2, 0.2) * width;
    return closed([
      [x, -4],
      [x + random.between(14, 40), -4],
      [x + reach + 90, height],
      [x + reach, height],
    ]);
  }).join("");
  const leaf = paint.define(path("M0 0C-16-30 14-52 0-84S14-128 4-156C22-128 26-112 16-86S26-34 14 0Z", ground.dark));
  const weed = [0.02, 0.1, 0.19, 0.8, 0.9, 0.97]
    .map(
      (x) =>
        `<use href="${leaf}" transform="translate(${n(width * x)} ${n(height + 6)}) scale(${n(random.pick([-1, 1]) * random.between(0.7, 1.1))} ${n(random.between(0.6, 1.25) * (height / 400))})"/>`,
    )
    .join("");
  const sand = path(
    `M0 ${n(height * 0.88)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.88)}T${width} ${n(height * 0.86)}V${height}H0Z`,
    paint.linear([ground.mid, ground.deep]),
  );
  return path(shafts, shaft) + sand + weed;
};

/** A sun setting over a grid of lines. */
export const neon: Backdrop = ({ width, height, focus: [x], random, paint, ground, jewel }) => {
  const horizon = height * 0.66;
  const size = Math.min(width, height) * random.between(0.36, 0.42);
  const bars = Array.from({ length: 6 }, (_, index) =>
    rect(0, horizon - size * 0.75 + index * size * 0.15, width, 2 + index * 1.6, 0, ground.dark),
  ).join("");
  const clip = paint.clip(rect(0, 0, width, horizon, 0, "#000"));
  const down = Array.from(
    { length: 17 },
    (_, index) => `M${n(x + (index - 8) * 13)} ${n(horizon)}L${n(x + (index - 8) * width * 0.17)} ${n(height)}`,
  ).join("");
  const across = Array.from(
    { length: 7 },
    (_, index) => `M0 ${n(horizon + (height - horizon) * (index / 7) ** 1.8)}H${n(width)}`,
  ).join("");
  return (
    `<g clip-path="${clip}">${circle(x, horizon - size * 0.3, size, paint.linear([jewel.shine, jewel.light, ground.bright]), { opacity: 0.9 })}${bars}</g>` +
    rect(0, horizon, width, height - horizon, 0, paint.linear([ground.mid, ground.deep])) +
    path(down + across, "none", { stroke: ground.glow, "stroke-width": 1.6, opacity: 0.75 })
  );
};

/** A town at night over water. */
export const skyline: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const shore = height * 0.74;
  const windows = paint.pattern(
    12,
    14,
    rect(2, 3, 4, 6, 1, metal.light, { opacity: 0.75 }) + rect(8, 9, 3, 4, 1, ground.glow, { opacity: 0.5 }),
  );
  const row = (low: number, high: number, step: number): string => {
    let data = `M0 ${n(shore)}`;
    for (let x = 0; x < width; x += step)
      data += `V${n(shore - height * random.between(low, high))}H${n(Math.min(width, x + step))}`;
    return `${data}V${n(shore)}Z`;
  };
  const near = row(0.12, 0.44, width / random.integer(7, 9));
  return (
    path(row(0.24, 0.52, width / 12), ground.mid, { opacity: 0.8 }) +
    path(near, paint.linear([ground.dark, ground.deep])) +
    path(near, windows, { opacity: 0.8 }) +
    rect(0, shore, width, height - shore, 0, paint.linear([ground.bright, ground.dark, ground.deep])) +
    path(
      Array.from(
        { length: 12 },
        () => `M${n(random.between(0, width))} ${n(random.between(shore + 6, height))}h${n(random.between(14, 50))}`,
      ).join(""),
      "none",
      { stroke: metal.light, "stroke-width": 2, opacity: 0.45 },
    )
  );
};
