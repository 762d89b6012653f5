import type { ReactElement } from "react";
import { materialNames, tone } from "./materials.ts";

/** The gradients that `lit` and `glowing` name; once on a page. */
export function MaterialDefs(): ReactElement {
  return (
    <defs>
      {materialNames.map((name) => (
        <linearGradient key={name} id={`lit-${name}`} x1="0.15" y1="0" x2="0.75" y2="1">
          <stop offset="0" stopColor={tone(name, "light")} />
          <stop offset="0.42" stopColor={tone(name, "base")} />
          <stop offset="1" stopColor={tone(name, "deep")} />
        </linearGradient>
      ))}
      {materialNames.map((name) => (
        <radialGradient key={name} id={`glow-${name}`} cx="0.38" cy="0.32" r="0.75">
          <stop offset="0" stopColor={tone(name, "light")} />
          <stop offset="0.5" stopColor={tone(name, "base")} />
          <stop offset="1" stopColor={tone(name, "deep")} />
        </radialGradient>
      ))}
    </defs>
  );
}
