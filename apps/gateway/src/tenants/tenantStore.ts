import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import type { Db } from "../db/Schema.ts";
import { readTenant } from "./readTenant.ts";
import type { Tenant } from "./Tenant.ts";

/** Every merchant with its hosts; `onFault` hears by name of each row that is not as this program reads it. */
export async function listTenants(db: Db, onFault: (error: Error) => void = () => {}): Promise<readonly Tenant[]> {
  const [merchants, hosts] = [
    await db.selectFrom("merchants").selectAll().orderBy("id").execute(),
    await db.selectFrom("merchant_hosts").selectAll().orderBy("host").execute(),
  ];
  return merchants.flatMap((row) => {
    const own = hosts.filter((entry) => entry.tenant_id === row.id).map((entry) => entry.host);
    const { tenant, faults } = readTenant(row, own);
    for (const fault of faults) onFault(new Error(fault));
    return tenant ?? [];
  });
}

/** Makes the merchant of a brand; one that is there keeps what operators changed. @returns whether it is new. */
export async function createTenant(db: Db, brand: Brand, tree: WhitelabelNode): Promise<boolean> {
  const { locales, themes, lotteryType, settings } = brand;
  const inserted = await db
    .insertInto("merchants")
    .values({
      id: brand.id,
      code: brand.merchantCode,
      name: brand.name,
      currency: brand.currency,
      currency_symbol: brand.currencySymbol,
      time_zone: brand.timeZone,
      jurisdiction: brand.jurisdiction,
      settings: JSON.stringify({
        ...settings,
        languages: locales.enabled,
        defaultLanguage: locales.default,
        lotteryType,
        themes,
      }),
      tree: JSON.stringify(tree),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const hosts = brand.domains.map((host) => ({ host, tenant_id: brand.id }));
  await db.insertInto("merchant_hosts").values(hosts).onConflict((conflict) => conflict.doNothing()).execute();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The number that every switch raises. */
export async function getSwitchVersion(db: Db): Promise<string> {
  return (await db.selectFrom("switch_version").select("version").executeTakeFirstOrThrow()).version;
}
