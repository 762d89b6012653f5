import { toCssName } from "@marquee/design-tokens";

/**
 * Tells a game that the page around it has a bar with its name and the way out, the letters of this site, which the game's own server has
 * too, the stake that was chosen last, and the round that it shows again.
 */
export function addLook(url: URL, stake: string | undefined, round: string | undefined): URL {
  const look = new URL(url);
  const styles = getComputedStyle(document.documentElement);
  for (const [name, token] of [
    ["font", "font.body"],
    ["fontDisplay", "font.display"],
  ] as const)
    look.searchParams.set(name, styles.getPropertyValue(toCssName(token)).replaceAll(/["\n]/g, "").trim());
  look.searchParams.set("bar", "site");
  if (stake !== undefined) look.searchParams.set("stake", stake);
  if (round !== undefined) look.searchParams.set("round", round);
  return look;
}
