import materials from "./materials.tokens.json" with { type: "json" };

/** What a symbol is made of: four tones, from the light it catches to its outline. */
export type Material = keyof typeof materials;

/** A flat tone of a material. */
export function tone(material: Material, of: "light" | "base" | "deep" | "line"): string {
  return materials[material][of];
}

/** A material with light falling on it from above left. */
export function lit(material: Material): string {
  return `url(#lit-${material})`;
}

/** A material with light in its middle. */
export function glowing(material: Material): string {
  return `url(#glow-${material})`;
}

/** Every material. */
export const materialNames = Object.keys(materials).filter((name): name is Material => Object.hasOwn(materials, name));
