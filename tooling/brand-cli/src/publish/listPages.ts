import { explainModule } from "@marquee/whitelabel/explain";
import { toTree } from "../trees/readTree.ts";
import { readStatus } from "../trees/readStatus.ts";
import type { Parts } from "./checkRelease.ts";

/** A page that a health check opens. */
export type PageToCheck = {
  readonly path: string;
  /** A selector that matches when the page shows what it should. */
  readonly shows: string;
  /** An HTTP status that the merchant's state explains: 503 in maintenance. */
  readonly expects?: number;
};

const whole: readonly PageToCheck[] = [
  { path: "/", shows: "main:not([data-status]) h1" },
  { path: "/login", shows: "main form input[type=password]" },
];

/**
 * The pages of a release and what they should show at a host now: the merchant's state at the gateway may close the site
 * for everyone, for visitors from here, or only its login; such a release passes when it shows exactly that.
 */
export async function listPages(
  gateway: string,
  host: string,
  { engine, layer }: Pick<Parts, "engine" | "layer">,
): Promise<readonly PageToCheck[]> {
  const pages = whole.filter(({ path }) => path !== "/login" || engine.login.length > 0);
  const status = await readStatus(gateway, host);
  if (status === null) return pages;
  if (status.maintenance !== false)
    return pages.map(({ path }) => ({ path, shows: "main[data-status=maintenance] h1", expects: 503 }));
  if (status.regionRestriction) return pages.map(({ path }) => ({ path, shows: "main[data-status=region] h1" }));
  const hasLogin = explainModule(
    { modules: layer.brand.modules, tree: toTree(status.info.whitelabel, gateway) },
    "LOGIN3",
  ).isOn;
  return pages.map((page) =>
    page.path === "/login" && !hasLogin ? { path: page.path, shows: "main:not(:has(input[type=password])) h1" } : page,
  );
}
