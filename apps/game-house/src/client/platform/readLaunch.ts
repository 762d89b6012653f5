/** What the address of the game's page says (contract 3.12.4). */
export type Launch = {
  readonly gameCode: string;
  readonly token: string | undefined;
  readonly language: string;
  /** What the lobby calls the game; undefined where the launch does not say. */
  readonly name: string | undefined;
  /** Where the way out leads; only http and https. */
  readonly back: string | undefined;
};

/** Reads the page's address. */
export function readLaunch(address: string): Launch {
  const url = new URL(address);
  const back = URL.parse(url.searchParams.get("back") ?? "");
  return {
    gameCode: url.pathname.split("/").at(-1) ?? "",
    token: url.searchParams.get("t") ?? undefined,
    language: url.searchParams.get("lang") ?? "EN",
    name: url.searchParams.get("name")?.slice(0, 100) || undefined,
    back: back && /^https?:$/.test(back.protocol) ? back.href : undefined,
  };
}

/** The address without the one-use token, so that neither history nor a copied link holds it. */
export function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("t");
  return url.href;
}
