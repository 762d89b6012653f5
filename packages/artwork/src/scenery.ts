import type { Backdrop } from "./backdrops.ts";
import { circle, closed, dots, ellipse, group, n, path, rect, type Point } from "./svg.ts";

/** Under water: shafts of light, a floor of sand, weed at both sides. */
export const reef: Backdrop = ({ width, height, random, paint, ground }) => {
  const shaft = paint.linear([[ground.glow, 0, 0.6], [ground.bright, 0.8, 0]]);
  const shafts = Array.from({ length: 5 }, (_, index) => {
    const x = (width * (index + random.between(0, 0.7))) / 5;
    const reach = random.between(-0.2, 0.2) * width;
    return closed([[x, -4], [x + random.between(14, 40), -4], [x + reach + 90, height], [x + reach, height]]);
  }).join("");
  const leaf = paint.define(path("M0 0C-16-30 14-52 0-84S14-128 4-156C22-128 26-112 16-86S26-34 14 0Z", ground.dark));
  const weed = [0.02, 0.1, 0.19, 0.8, 0.9, 0.97].map((x) => `<use href="${leaf}" transform="translate(${n(width * x)} ${n(height + 6)}) scale(${n(random.pick([-1, 1]) * random.between(0.7, 1.1))} ${n(random.between(0.6, 1.25) * (height / 400))})"/>`).join("");
  const sand = path(`M0 ${n(height * 0.88)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.88)}T${width} ${n(height * 0.86)}V${height}H0Z`, paint.linear([ground.mid, ground.deep]));
  return path(shafts, shaft) + sand + weed;
};

/** A ground at night: stands full of people, floodlights, mown grass. */
export const stadium: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const [top, edge] = [height * 0.36, height * 0.66];
  const crowd = paint.pattern(26, 18, dots([[4, 4], [13, 8], [22, 3], [8, 14], [19, 15]], 1.5, ground.glow, 0.75) + dots([[16, 2], [2, 10]], 1.7, metal.light, 0.9));
  const bowl = `M0 ${n(top)}Q${n(width / 2)} ${n(top - height * 0.1)} ${width} ${n(top)}V${n(edge)}H0Z`;
  const stripe = Array.from({ length: 6 }, (_, index) => closed([[width * (index * 0.5 - 1), height], [width * (index * 0.5 - 0.75), height], [width * (0.5 + (index - 2.25) * 0.14), edge], [width * (0.5 + (index - 2.5) * 0.14), edge]])).join("");
  const lamp = (x: number, side: number): string => {
    const y = height * random.between(0.07, 0.11);
    const cone = closed([[x, y], [x + side * width * 0.3, height], [x + side * width * 0.9, height]]);
    return path(cone, paint.linear([["#fff", 0, 0.5], ["#fff", 0.8, 0]])) + circle(x, y, 46, paint.radial([["#fff", 0, 0.9], ["#fff", 1, 0]], 0.5, 0.5, 0.5)) + dots([-9, 0, 9].flatMap((dx): Point[] => [[x + dx, y - 5], [x + dx, y + 5]]), 3.2, "#fff");
  };
  return path(bowl, paint.linear([ground.dark, ground.deep])) + path(bowl, crowd) + rect(0, edge, width, height - edge, 0, paint.linear([ground.bright, ground.mid, ground.dark])) + path(stripe, ground.bright, { opacity: 0.45 }) + path(`M0 ${n(edge)}H${width}`, "none", { stroke: "#fff", "stroke-width": 2, opacity: 0.7 }) + lamp(width * 0.1, 1) + lamp(width * 0.9, -1);
};

/** A sun that sets over a floor of lines. */
export const neon: Backdrop = ({ width, height, focus: [x], random, paint, ground, jewel }) => {
  const horizon = height * 0.66;
  const size = Math.min(width, height) * random.between(0.36, 0.42);
  const bars = Array.from({ length: 6 }, (_, index) => rect(0, horizon - size * 0.75 + index * size * 0.15, width, 2 + index * 1.6, 0, ground.dark)).join("");
  const clip = paint.clip(rect(0, 0, width, horizon, 0, "#000"));
  const down = Array.from({ length: 17 }, (_, index) => `M${n(x + (index - 8) * 13)} ${n(horizon)}L${n(x + (index - 8) * width * 0.17)} ${n(height)}`).join("");
  const across = Array.from({ length: 7 }, (_, index) => `M0 ${n(horizon + (height - horizon) * (index / 7) ** 1.8)}H${n(width)}`).join("");
  return `<g clip-path="${clip}">${circle(x, horizon - size * 0.3, size, paint.linear([jewel.shine, jewel.light, ground.bright]), { opacity: 0.9 })}${bars}</g>` + rect(0, horizon, width, height - horizon, 0, paint.linear([ground.mid, ground.deep])) + path(down + across, "none", { stroke: ground.glow, "stroke-width": 1.6, opacity: 0.75 });
};

/** Lanterns on strings, near and far. */
export const lanterns: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const one = paint.define(path("M0-190V-22", "none", { stroke: metal.base, "stroke-width": 1.5, opacity: 0.7 }) + circle(0, 0, 46, paint.radial([[metal.light, 0, 0.5], [metal.light, 1, 0]], 0.5, 0.5, 0.5)) + ellipse(0, 0, 25, 20, paint.radial([metal.shine, ground.glow, ground.bright, ground.mid], 0.5, 0.55, 0.6)) + path("M-11-22H11V-17H-11ZM-11 17H11V22H-11ZM-1.5 22H1.5V40H-1.5Z", metal.base));
  const count = Math.round(width / 55);
  const places = Array.from({ length: count }, (_, index) => [(width * (index + random.between(0.2, 0.8))) / count, height * random.between(0.06, 0.34), random.between(0.5, 1.15)] as const);
  return rect(0, height * 0.55, width, height * 0.45, 0, paint.linear([[ground.bright, 0, 0], [ground.bright, 1, 0.5]])) + places.map(([x, y, scale]) => `<use href="${one}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" opacity="${n(Math.min(1, scale))}"/>`).join("");
};

/** A table of baize under a lamp. */
export const table: Backdrop = ({ width, height, focus: [x], paint, ground, metal, random }) => {
  const rim = ellipse(x, height * 1.06, width * 0.72, height * 0.36, paint.radial([ground.bright, ground.mid, ground.dark], 0.5, 0.2, 0.7), { stroke: paint.linear([metal.light, metal.base, metal.shadow], 0, 0, 1, 0), "stroke-width": 9 });
  const line = ellipse(x, height * 1.06, width * 0.6, height * 0.28, "none", { stroke: metal.light, "stroke-width": 2, opacity: 0.55 });
  const spread = random.between(0.42, 0.6);
  const cone = path(closed([[x - 16, -4], [x + 16, -4], [x + width * spread, height], [x - width * spread, height]]), paint.linear([[ground.glow, 0, 0.75], [ground.glow, 0.9, 0]]));
  const panels = Array.from({ length: 7 }, (_, index) => rect(width * (index / 7) + 4, -10, width / 7 - 8, height * 0.7, 6, "none", { stroke: metal.base, "stroke-width": 1.5 })).join("");
  return group(panels, "translate(0 0)", { opacity: 0.3 }) + cone + rim + line;
};

/** A ring of sand at sunrise, with pennants above. */
export const ring: Backdrop = ({ width, height, focus: [x], random, paint, ground, jewel, spice }) => {
  const sun = circle(x, height * 0.46, Math.min(width, height) * 0.4, paint.linear([ground.glow, ground.bright]), { opacity: 0.9 });
  const planks = paint.pattern(24, height, rect(0, 0, 22, height, 2, paint.linear([ground.mid, ground.dark], 0, 0, 1, 0)));
  const wall = `M0 ${n(height * 0.56)}Q${n(x)} ${n(height * 0.68)} ${width} ${n(height * 0.56)}V${n(height * 0.8)}H0Z`;
  const sag = random.between(16, 34);
  const count = Math.round(width / 33);
  const flags = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) / count;
    const y = height * 0.05 + sag * 4 * at * (1 - at);
    return path(closed([[at * width - 13, y], [at * width + 13, y], [at * width, y + 30]]), index % 2 ? jewel.base : spice.base);
  }).join("");
  return sun + path(wall, planks) + ellipse(x, height * 0.94, width * 0.75, height * 0.26, paint.radial([ground.glow, ground.bright, ground.dark], 0.5, 0.3, 0.7)) + flags;
};

/** A town at night over water. */
export const skyline: Backdrop = ({ width, height, random, paint, ground, metal }) => {
  const shore = height * 0.74;
  const windows = paint.pattern(12, 14, rect(2, 3, 4, 6, 1, metal.light, { opacity: 0.75 }) + rect(8, 9, 3, 4, 1, ground.glow, { opacity: 0.5 }));
  const row = (low: number, high: number, step: number): string => {
    let data = `M0 ${n(shore)}`;
    for (let x = 0; x < width; x += step) data += `V${n(shore - height * random.between(low, high))}H${n(Math.min(width, x + step))}`;
    return `${data}V${n(shore)}Z`;
  };
  const near = row(0.12, 0.44, width / random.integer(7, 9));
  return path(row(0.24, 0.52, width / 12), ground.mid, { opacity: 0.8 }) + path(near, paint.linear([ground.dark, ground.deep])) + path(near, windows, { opacity: 0.8 }) + rect(0, shore, width, height - shore, 0, paint.linear([ground.bright, ground.dark, ground.deep])) + path(Array.from({ length: 12 }, () => `M${n(random.between(0, width))} ${n(random.between(shore + 6, height))}h${n(random.between(14, 50))}`).join(""), "none", { stroke: metal.light, "stroke-width": 2, opacity: 0.45 });
};
