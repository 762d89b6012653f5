/**
 * The groups of raw values with their types. The names in a group are free: a brand may add its own ramp or step.
 * Roles alias raw values. Stylesheets do not contain them, so players do not download them.
 */
export const coreGroups = {
  palette: "color",
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  lineHeight: "number",
  size: "dimension",
  aspect: "number",
  order: "number",
  duration: "duration",
  curve: "cubicBezier",
  elevation: "shadow",
} as const;

/** The group of raw values that a key belongs to. */
export function toCoreGroup(key: string): keyof typeof coreGroups | undefined {
  const group = key.split(".")[0] ?? "";
  return isCoreGroup(group) ? group : undefined;
}

function isCoreGroup(name: string): name is keyof typeof coreGroups {
  return Object.hasOwn(coreGroups, name);
}
