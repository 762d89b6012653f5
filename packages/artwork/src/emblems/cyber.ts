import { gloss, lit, mirrored, polished, rounded, turned } from "../materials.ts";
import { circle, closed, dots, ellipse, glint, group, n, path, rect } from "../svg.ts";
import type { Emblem } from "./emblem.ts";

export const headset: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const shell = turned(paint, { ...metal, shine: "#d9d3e6", light: "#7b7290", dark: "#2c2638", shadow: "#120e1a" });
  const cup =
    rect(56, -20, 34, 88, 16, "#191422") +
    rect(66, -28, 44, 104, 22, shell, { stroke: jewel.base, "stroke-width": 3 }) +
    ellipse(88, 24, 14, 30, "none", { stroke: jewel.light, "stroke-width": 5 }) +
    ellipse(88, 24, 7, 20, jewel.shine, { opacity: 0.8 });
  const band =
    path("M-84-14C-84-124 84-124 84-14", "none", { stroke: "#1a1524", "stroke-width": 25 }) +
    path("M-84-16C-84-122 84-122 84-16", "none", { stroke: shell, "stroke-width": 17 }) +
    path("M-56-78C-30-100 30-100 56-78", "none", { stroke: jewel.light, "stroke-width": 6 });
  const microphone =
    path("M-88 74C-80 104-46 106-20 100", "none", { stroke: "#3a3346", "stroke-width": 9 }) +
    rect(-26, 88, 36, 20, 10, "#1a1524", { stroke: accent.light, "stroke-width": 3 });
  const wave = path(
    Array.from({ length: 9 }, (_, index) => {
      const high = random.between(6, 30);
      return `M${-36 + index * 9} ${n(22 - high)}V${n(22 + high)}`;
    }).join(""),
    "none",
    { stroke: accent.light, "stroke-width": 5, opacity: 0.9 },
  );
  return wave + band + mirrored(paint, cup) + microphone + glint(-62, -66, 20, "#fff", 0.95);
};

/** Two crossed swords. */
export const swords: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const blade =
    path("M0-128L15-102V30H-15V-102Z", paint.linear(["#fff", jewel.shine, jewel.light, jewel.base], 0, 0, 1, 0)) +
    path("M0-122V28", "none", { stroke: jewel.dark, "stroke-width": 3, opacity: 0.6 });
  const aura = path("M0-138L26-104V34H-26V-104Z", jewel.light, { opacity: 0.25 });
  const guard = path(
    "M-46 40C-30 22-12 28 0 24C12 28 30 22 46 40C30 42 14 44 0 44S-30 42-46 40Z",
    polished(paint, metal),
    { stroke: metal.shadow, "stroke-width": 2 },
  );
  const hilt =
    rect(-7, 42, 14, 50, 6, turned(paint, accent)) +
    circle(0, 98, 12, rounded(paint, metal)) +
    path("M-7 56L7 50M-7 68L7 62M-7 80L7 74", "none", { stroke: metal.light, "stroke-width": 2.5 }) +
    circle(0, 35, 8, rounded(paint, accent));
  const sword = paint.define(group(aura + blade + guard + hilt, `translate(0 8) rotate(${n(random.between(36, 46))})`));
  return (
    `<use href="${sword}" transform="scale(-1 1)"/><use href="${sword}"/>` +
    circle(
      0,
      8,
      30,
      paint.radial(
        [
          ["#fff", 0, 0.95],
          [jewel.light, 0.35, 0.6],
          [jewel.light, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    glint(0, 8, 34, "#fff", 0.95) +
    glint(-74, -74, 14, "#fff", 0.8)
  );
};

/** A pilot's helmet. */
export const helmet: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const plate = paint.linear([jewel.light, jewel.base, jewel.dark, jewel.shadow], 0, 0, 1, 1);
  const [reach, rise] = [random.between(92, 108), random.between(-112, -94)];
  const side =
    path(`M40-56L${n(reach)} ${n(rise)}L86-18L66 6Z`, polished(paint, metal), {
      stroke: metal.shadow,
      "stroke-width": 2,
    }) +
    path("M0-100L62-76L86-14L72 54L34 100H0Z", plate, {
      stroke: jewel.shine,
      "stroke-width": 2,
      "stroke-opacity": 0.5,
    }) +
    path("M48 44L72 22L68 56L38 94L28 66Z", jewel.shadow, { opacity: 0.7 }) +
    path("M12 60H28M12 72H26M12 84H22", "none", { stroke: jewel.shadow, "stroke-width": 5 });
  const glass = "M0 0L22 2L70-22L60 18L18 32H0Z";
  const visor =
    path(glass, "#0b0714", { stroke: metal.base, "stroke-width": 5 }) +
    path("M0 8L22 9L60-10L54 13L16 24H0Z", paint.linear([accent.shine, accent.light, accent.base], 1, 0, 0, 1));
  return (
    mirrored(paint, side) +
    path("M0-116L16-92L10-8H-10L-16-92Z", polished(paint, metal), { stroke: metal.shadow, "stroke-width": 2 }) +
    mirrored(paint, visor) +
    path("M0 44L14 54L8 100H-8L-14 54Z", paint.linear([metal.light, metal.dark])) +
    gloss(-44, -56, 24, 11, 0.55) +
    glint(-52, -64, 20, "#fff", 0.95)
  );
};

/** A crystal floating in a ring. */
export const crystal: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const shard = (x: number, y: number, scale: number, tilt: number): string =>
    group(
      path("M0-104L34-46L24 62L0 104Z", jewel.dark) +
        path("M0-104L-34-46L-24 62L0 104Z", jewel.light) +
        path("M0-104L-34-46L0-28Z", jewel.shine) +
        path("M0-104L34-46L0-28Z", jewel.base) +
        path("M0-28L34-46L24 62Z", jewel.shadow, { opacity: 0.6 }) +
        path("M0-28L-34-46L-24 62Z", "#fff", { opacity: 0.25 }),
      `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`,
    );
  const tilt = n(random.between(-22, -10));
  const ring = { stroke: polished(paint, metal), "stroke-width": 9 };
  const half = (data: string): string =>
    group(
      path(data, "none", ring) + path(data, "none", { stroke: accent.light, "stroke-width": 2.5 }),
      `translate(0 14) rotate(${tilt})`,
    );
  return (
    circle(
      0,
      0,
      112,
      paint.radial(
        [
          [jewel.light, 0, 0.65],
          [jewel.light, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    half("M-104 0A104 32 0 0 1 104 0") +
    shard(-58, 32, 0.44, -22) +
    shard(60, 26, 0.5, 18) +
    shard(0, 0, 1.02, 0) +
    half("M-104 0A104 32 0 0 0 104 0") +
    dots(
      [
        [-88, -46],
        [82, -58],
        [-70, 84],
        [72, 82],
      ],
      4,
      accent.light,
      0.9,
    ) +
    glint(-18, -58, 24, "#fff", 0.95)
  );
};

/** An arcade joystick with buttons. */
export const joystick: Emblem = ({ jewel, accent, metal, paint, random }) => {
  const lean = random.between(-20, 20);
  const button = (x: number, y: number, ramp: typeof jewel): string =>
    ellipse(x, y + 5, 19, 11, ramp.shadow) +
    ellipse(x, y, 19, 11, polished(paint, ramp)) +
    ellipse(x - 4, y - 3, 8, 3.5, "#fff", { opacity: 0.6 });
  const board =
    path("M-80 30H80L108 88H-108Z", paint.linear([accent.base, accent.dark, accent.shadow]), {
      stroke: metal.light,
      "stroke-width": 3,
    }) + path("M-108 88H108V100C108 108 100 112 92 112H-92C-100 112-108 108-108 100Z", lit(paint, accent));
  return (
    board +
    button(44, 50, jewel) +
    button(78, 72, metal) +
    button(22, 76, jewel) +
    ellipse(-34, 60, 40, 18, "#120c1a") +
    ellipse(-34, 57, 28, 11, polished(paint, metal)) +
    path(`M-34 56L${n(-34 + lean)}-40`, "none", { stroke: turned(paint, metal), "stroke-width": 17 }) +
    path(`M-38 50L${n(-38 + lean)}-30`, "none", { stroke: metal.shine, "stroke-width": 4, opacity: 0.8 }) +
    circle(-34 + lean, -60, 46, rounded(paint, jewel)) +
    gloss(-50 + lean, -80, 17, 9, 0.75) +
    glint(-54 + lean, -86, 20, "#fff", 0.95) +
    path(
      closed([
        [-96, 98],
        [96, 98],
        [94, 102],
        [-94, 102],
      ]),
      jewel.light,
      { opacity: 0.7 },
    )
  );
};
