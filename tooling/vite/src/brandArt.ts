import { type BrandLook, emptyState, type PictureForm, portrait } from "@marquee/artwork";
import type { ResolvedTheme, Themes, TokenName } from "@marquee/design-tokens";
import { statePictures } from "@marquee/ui-kit/ground";

/** What has a picture per brand in ui-kit: every state, and the default avatar. */
const kinds = [...statePictures, "portrait"] as const;
const themeNames = ["dark", "light"] as const;

/** The picture that must work when nothing can be loaded; it is embedded in the stylesheet. */
const inlined = "offline";

const toName = (kind: string, theme: string): string => `art/${kind}.${theme}.svg`;

/** The shape of a brand's corners: cut, square, fully round or slightly rounded. */
function toForm(theme: ResolvedTheme): PictureForm {
  const read = (name: TokenName): number => Number.parseFloat(theme.get(name) ?? "0");
  if (read("shape.notch") > 0) return "plates";
  if (read("radius.panel") === 0) return "paper";
  return read("radius.control") > 40 ? "waves" : "glow";
}

function toLook(theme: ResolvedTheme): BrandLook {
  const read = (name: TokenName): string => theme.get(name) ?? "";
  return {
    primary: read("color.primary"),
    accent: read("color.accent"),
    line: read("color.muted"),
    sheet: read("color.raised"),
    form: toForm(theme),
  };
}

/** A brand's pictures for states and players, one for each theme, as SVG texts by their names in the layer. */
export function drawBrandArt(themes: Themes<ResolvedTheme>): ReadonlyMap<string, string> {
  return new Map(
    themeNames.flatMap((theme) => {
      const look = toLook(themes[theme]);
      return kinds.map(
        (kind) => [toName(kind, theme), kind === "portrait" ? portrait(look) : emptyState(kind, look)] as const,
      );
    }),
  );
}

/** The styles that assign a brand's pictures to ui-kit's places for them; `base` prefixes their addresses. A page loads only those it shows. */
export function toArtStyles(art: ReadonlyMap<string, string>, base = ""): string {
  const toImage = (kind: string, theme: string): string => {
    const name = toName(kind, theme);
    return kind === inlined
      ? `url("data:image/svg+xml,${encodeURIComponent(art.get(name) ?? "")}")`
      : `url(${base}${name})`;
  };
  const toRule = (kind: string, theme: string): string =>
    `${theme === "light" ? "[data-theme=light] " : ""}[data-art=${kind}]{background-image:${toImage(kind, theme)}}`;
  return themeNames.flatMap((theme) => kinds.map((kind) => toRule(kind, theme))).join("");
}
