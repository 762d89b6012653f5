import { createRandom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { closed, dots, n, path, rect } from "./svg.ts";

/** A vendor's edge around its pictures. */
export type Frame = (scene: Scene) => string;

const plain: Frame = ({ width, height, paint, ground }) => rect(1, 1, width - 2, height - 2, 12, "none", { stroke: paint.linear([[ground.glow, 0, 0.8], [ground.glow, 0.4, 0.1], [ground.bright, 1, 0.4]]), "stroke-width": 2 });

const gilded: Frame = ({ width, height, paint, metal }) => {
  const gold = paint.linear([metal.shine, metal.base, metal.shadow, metal.light], 0, 0, 1, 1);
  return rect(4, 4, width - 8, height - 8, 14, "none", { stroke: gold, "stroke-width": 6 }) + rect(11, 11, width - 22, height - 22, 9, "none", { stroke: metal.light, "stroke-width": 1, opacity: 0.6 });
};

const brackets: Frame = ({ width, height, metal }) => {
  const arm = 30;
  const data = [[8, 8, 1, 1], [width - 8, 8, -1, 1], [8, height - 8, 1, -1], [width - 8, height - 8, -1, -1]].map(([x = 0, y = 0, dx = 1, dy = 1]) => `M${n(x + dx * arm)} ${n(y)}H${n(x)}V${n(y + dy * arm)}`).join("");
  return path(data, "none", { stroke: metal.light, "stroke-width": 3.5, "stroke-linecap": "square" });
};

const beaded: Frame = ({ width, height, metal }) => {
  const beads = (length: number): readonly number[] => Array.from({ length: Math.floor(length / 25) }, (_, index) => ((index + 0.5) * length) / Math.floor(length / 25));
  const edge = [...beads(width).flatMap((x) => [[x, 9], [x, height - 9]] as const), ...beads(height).flatMap((y) => [[9, y], [width - 9, y]] as const)];
  return dots(edge, 2.8, metal.light);
};

const chamfer: Frame = ({ width, height, paint, jewel, metal }) => {
  const [near, cut] = [6, 26];
  const data = closed([[near + cut, near], [width - near, near], [width - near, height - near - cut], [width - near - cut, height - near], [near, height - near], [near, near + cut]]);
  const tabs = closed([[near, near], [near + cut - 7, near], [near, near + cut - 7]]) + closed([[width - near, height - near], [width - near - cut + 7, height - near], [width - near, height - near - cut + 7]]);
  return path(data, "none", { stroke: paint.linear([metal.light, jewel.base], 0, 0, 1, 1), "stroke-width": 2.5 }) + path(tabs, jewel.light);
};

const ribbon: Frame = ({ width, height, paint, jewel, metal }) => path(`M0 0H34L0 34Z`, paint.linear([jewel.light, jewel.dark], 0, 0, 1, 1)) + path("M40 0L0 40", "none", { stroke: metal.light, "stroke-width": 2 }) + rect(1, 1, width - 2, height - 2, 12, "none", { stroke: jewel.base, "stroke-opacity": 0.6, "stroke-width": 2 });

const frames: readonly [Frame, ...Frame[]] = [plain, gilded, brackets, beaded, chamfer, ribbon];

/** The frame of a vendor: always the same one, so that a vendor's games look like a family. */
export function frameOf(vendor: string | undefined): Frame {
  return vendor === undefined ? plain : createRandom(`frame:${vendor}`).pick(frames);
}
