import { toCssName } from "@marquee/design-tokens";

/** Tells a game the letters of this site, which the game's own server has too, and the stake that was chosen last. */
export function addLook(url: URL, stake: string | undefined): URL {
  const look = new URL(url);
  const styles = getComputedStyle(document.documentElement);
  for (const [name, token] of [
    ["font", "font.body"],
    ["fontDisplay", "font.display"],
  ] as const)
    look.searchParams.set(name, styles.getPropertyValue(toCssName(token)).replaceAll(/["\n]/g, "").trim());
  if (stake !== undefined) look.searchParams.set("stake", stake);
  return look;
}
