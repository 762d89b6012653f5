import type { DtcgType } from "../dtcg/DtcgType.ts";
import { colorRoles, type ColorName } from "./colorRoles.ts";
import { componentTypes } from "./componentTypes.ts";
import { coreGroups, toCoreGroup } from "./coreGroups.ts";
import { semanticTypes } from "./semanticTypes.ts";

/** A token that styles may use and every brand has a value for, e.g. `"color.primary"`. */
export type TokenName = ColorName | keyof typeof semanticTypes | keyof typeof componentTypes;

/** The layers, lowest first: raw values, roles, component tokens. An alias refers to the same or a lower layer, never a higher one. */
export const tokenLayers = ["core", "semantic", "component"] as const;

/** One of the three layers; also the name of a Figma collection. */
export type TokenLayer = (typeof tokenLayers)[number];

/** The DTCG type of every name that styles may use: colours, other roles, components. */
export const tokenTypes: Readonly<Record<string, DtcgType>> = {
  ...Object.fromEntries(Object.keys(colorRoles).map((name) => [name, "color"] as const)),
  ...semanticTypes,
  ...componentTypes,
};

/** True for a name that styles may use. */
function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(tokenTypes, name);
}

/** Every name in {@link tokenTypes}, in that order. */
export const tokenNames: readonly TokenName[] = Object.keys(tokenTypes).filter(isTokenName);

/** The layer of a key, or undefined for a key that no token may have. */
export function toTokenLayer(key: string): TokenLayer | undefined {
  if (toCoreGroup(key)) return key.includes(".") ? "core" : undefined;
  if (!isTokenName(key)) return undefined;
  return Object.hasOwn(componentTypes, key) ? "component" : "semantic";
}

/** The DTCG type of a key's token, or undefined for a key that no token may have. */
export function toTokenType(key: string): DtcgType | undefined {
  const group = toCoreGroup(key);
  return group ? coreGroups[group] : isTokenName(key) ? tokenTypes[key] : undefined;
}
