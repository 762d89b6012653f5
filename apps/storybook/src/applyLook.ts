import { brands } from "virtual:marquee/brand-looks";

const face = /@font-face\{[^}]*\}/g;

// Faces stay, so that no font is fetched twice; only variables are swapped.
const faces = document.createElement("style");
faces.textContent = brands.flatMap(({ css }) => css.match(face) ?? []).join("\n");
const variables = document.createElement("style");
document.head.append(faces, variables);

/** Puts a brand and a theme on the page, as a site's HTML does: variables are swapped, and nothing is drawn anew. */
export function applyLook(brand: unknown, theme: unknown): void {
  const look = brands.find(({ id }) => id === brand) ?? brands[0];
  const css = look?.css.replaceAll(face, "") ?? "";
  if (variables.textContent !== css) variables.textContent = css;
  Object.assign(document.documentElement.dataset, { brand: String(brand), theme: String(theme), ...look?.layout });
}
