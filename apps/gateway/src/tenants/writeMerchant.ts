import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import type { Selectable } from "kysely";
import type { Db } from "../db/Db.ts";
import { removeHost, setHost } from "./hostStore.ts";
import { mergeTrees } from "./mergeTrees.ts";
import type { MerchantPlan } from "./planMerchant.ts";
import { updateMerchant } from "./tenantStore.ts";
import type { Tables } from "./tables.ts";

type Lines = MerchantPlan["lines"];

/** Adds and removes a merchant's hosts as planned. */
export async function writeHosts(tx: Db, tenantId: string, lines: Lines): Promise<void> {
  for (const { key, what, to } of lines) {
    if (what === "keeps" || !key.startsWith("host ")) continue;
    const host = key.slice("host ".length);
    if (what === "loses") await removeHost(tx, tenantId, host);
    else await setHost(tx, tenantId, host, to === "moved");
  }
}

/** Applies a plan to a merchant. */
export async function writeMerchant(
  tx: Db,
  brand: Brand,
  row: Selectable<Tables["merchants"]>,
  tree: WhitelabelNode,
  { lines }: MerchantPlan,
): Promise<void> {
  await writeHosts(tx, row.id, lines);
  const moved = new Map(lines.filter(({ what }) => what !== "keeps").map(({ key, to }) => [key, to]));
  const { locales, themes, lotteryType, settings } = brand;
  const wanted = {
    ...settings,
    currencies: brand.currencies ?? [],
    currencyDigits: settings.currencyDigits ?? {},
    languages: locales.enabled,
    defaultLanguage: locales.default,
    lotteryType,
    themes,
  };
  const followed = Object.fromEntries(Object.entries(wanted).filter(([key]) => moved.has(key)));
  const modules = new Map(
    [...moved].flatMap(([key, to]) =>
      key.startsWith("module ") ? [[key.slice("module ".length), to === "1" ? "1" : "0"] as const] : [],
    ),
  );
  await updateMerchant(tx, row.id, {
    name: moved.has("name") ? brand.name : row.name,
    currency: moved.has("currency") ? brand.currency : row.currency,
    currency_symbol: moved.has("currencySymbol") ? brand.currencySymbol : row.currency_symbol,
    time_zone: moved.has("timeZone") ? brand.timeZone : row.time_zone,
    jurisdiction: moved.has("jurisdiction") ? brand.jurisdiction : row.jurisdiction,
    settings: JSON.stringify({ ...row.settings, ...followed }),
    tree: JSON.stringify(mergeTrees(row.tree, tree, modules)),
  });
}
