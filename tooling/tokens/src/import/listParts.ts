import type { TokenType } from "@marquee/design-tokens";
import { isRecord } from "@marquee/design-tokens/dtcg";

/** A part of a composite value, such as the `fontSize` of a typography. */
export interface Part {
  readonly name: string;
  readonly type: TokenType;
  readonly value: unknown;
}

const partTypes: Readonly<Partial<Record<TokenType, Readonly<Record<string, TokenType>>>>> = {
  typography: {
    fontFamily: "fontFamily",
    fontSize: "dimension",
    fontWeight: "fontWeight",
    letterSpacing: "dimension",
    lineHeight: "number",
  },
  border: { color: "color", width: "dimension", style: "strokeStyle" },
  transition: { duration: "duration", delay: "duration", timingFunction: "cubicBezier" },
  shadow: { color: "color", offsetX: "dimension", offsetY: "dimension", blur: "dimension", spread: "dimension" },
  gradient: { color: "color", position: "number" },
};

/**
 * The parts of a composite value by name, e.g. `fontSize`. In a list of shadows or stops the name begins with the index:
 * `0.color`. Empty for a value without parts.
 */
export function listParts(type: TokenType, value: unknown): readonly Part[] {
  const types = partTypes[type];
  if (!types) return [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      listParts(type, entry).map((part) => ({ ...part, name: `${index}.${part.name}` })),
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const partType = types[name];
    return Object.hasOwn(types, name) && partType ? [{ name, type: partType, value: part }] : [];
  });
}
