/** What the address of the game's page says (contract 3.12.4). */
export type Launch = {
  readonly gameCode: string;
  readonly token: string | undefined;
  readonly language: string;
  /** What the player chose in this game on this device the last time. */
  readonly stake: string | undefined;
  /** What the lobby calls the game; undefined where the launch does not say. */
  readonly name: string | undefined;
  /** A round of the player that is to be shown again at once. */
  readonly round: string | undefined;
  /** The page around the game shows its name and the way out. */
  readonly hasSiteBar: boolean;
};

/** The way out, which the house has checked: the page's address alone is anybody's word. */
export function readBack(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="back"]')?.content;
}

/** Reads the page's address. */
export function readLaunch(address: string): Launch {
  const url = new URL(address);
  return {
    gameCode: url.pathname.split("/").at(-1) ?? "",
    token: url.searchParams.get("t") ?? undefined,
    language: url.searchParams.get("lang") ?? "EN",
    stake: url.searchParams.get("stake") ?? undefined,
    name: url.searchParams.get("name")?.slice(0, 100) || undefined,
    round: url.searchParams.get("round")?.slice(0, 128) || undefined,
    hasSiteBar: url.searchParams.get("bar") === "site",
  };
}

/** The address without the one-use token, so that neither history nor a copied link holds it. */
export function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("t");
  return url.href;
}
