import type { PromotionNames } from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { StoredPage } from "./pageStore.ts";

/** A page's titles as the names of its bonus; the merchant's default language stands in for English where that is missing. */
export function toPageNames({ settings }: Pick<Tenant, "settings">, texts: StoredPage["texts"]): PromotionNames {
  const titles = Object.fromEntries(Object.entries(texts).map(([code, { title }]) => [code, title]));
  return { EN: texts[settings.defaultLanguage]?.title ?? "", ...titles };
}
