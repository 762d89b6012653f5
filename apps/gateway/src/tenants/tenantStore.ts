import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../db/Db.ts";
import { listModuleNodes } from "./moduleNodeStore.ts";
import { readTenant } from "./readTenant.ts";
import type { Retirement, Tenant } from "./Tenant.ts";
import type { MerchantState } from "./toBrandState.ts";
import { type Tables, tables } from "./tables.ts";

/** Every merchant with its hosts; `onFault` is called for each unreadable row. */
export async function listTenants(db: Db, onFault: (error: Error) => void = () => {}): Promise<readonly Tenant[]> {
  const [merchants, hosts, nodes] = [
    await tables(db).selectFrom("merchants").selectAll().orderBy("id").execute(),
    await tables(db).selectFrom("merchant_hosts").selectAll().orderBy("host").execute(),
    await tables(db)
      .selectFrom("module_nodes")
      .selectAll()
      .where("rollout", "is not", null)
      .orderBy("mod_id")
      .execute(),
  ];
  return merchants.flatMap((row) => {
    const [own, ownNodes] = [
      hosts.filter((entry) => entry.tenant_id === row.id),
      nodes.filter((entry) => entry.tenant_id === row.id),
    ];
    const { tenant, faults } = readTenant(row, own, ownNodes);
    for (const fault of faults) onFault(new Error(fault));
    return tenant ?? [];
  });
}

/** A merchant by its id. @throws when it does not exist or is unreadable */
export async function getTenant(db: Db, id: string): Promise<Tenant> {
  const row = await tables(db).selectFrom("merchants").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { tenant, faults } = readTenant(
    row,
    await tables(db).selectFrom("merchant_hosts").selectAll().where("tenant_id", "=", id).orderBy("host").execute(),
    await listModuleNodes(db, id),
  );
  if (tenant === undefined) throw new Error(faults.join("; "));
  return tenant;
}

/** The merchant of a brand, locked until the transaction ends. */
export function lockMerchant(tx: Db, brand: string): Promise<Selectable<Tables["merchants"]> | undefined> {
  return tables(tx)
    .selectFrom("merchants")
    .selectAll()
    .where((eb) => eb(eb.fn.coalesce("brand", "id"), "=", brand))
    .forUpdate()
    .executeTakeFirst();
}

/** A merchant's id is in its ledger for good: its brand's id, unless an earlier brand of that id was renamed. */
async function toFreeId(tx: Db, brand: string): Promise<string> {
  const taken = new Set((await tables(tx).selectFrom("merchants").select("id").execute()).map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? brand : `${brand}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** Creates a brand's merchant. @returns the merchant's id */
export async function createTenant(tx: Db, brand: Brand, tree: WhitelabelNode): Promise<string> {
  const { locales, themes, lotteryType, settings } = brand;
  const id = await toFreeId(tx, brand.id);
  await tables(tx)
    .insertInto("merchants")
    .values({
      id,
      brand: brand.id,
      code: brand.merchantCode,
      name: brand.name,
      currency: brand.currency,
      currency_symbol: brand.currencySymbol,
      time_zone: brand.timeZone,
      jurisdiction: brand.jurisdiction,
      settings: JSON.stringify({
        ...settings,
        ...(brand.currencies === undefined ? {} : { currencies: brand.currencies }),
        languages: locales.enabled,
        defaultLanguage: locales.default,
        lotteryType,
        themes,
      }),
      tree: JSON.stringify(tree),
    })
    .execute();
  return id;
}

/** A lock, held until the transaction ends, that serialises changes of merchants and hosts. */
export async function lockMerchants(tx: Db): Promise<void> {
  await tables(tx).selectFrom("switch_version").select("id").forUpdate().execute();
}

/** The brand whose merchant has a code, other than the given merchant. */
export async function findOtherByCode(db: Db, code: string, tenantId: string): Promise<string | undefined> {
  const other = await tables(db)
    .selectFrom("merchants")
    .select(["id", "brand"])
    .where("code", "=", code)
    .where("id", "<>", tenantId)
    .executeTakeFirst();
  return other === undefined ? undefined : (other.brand ?? other.id);
}

/** The ids of all brands that have a merchant. */
export async function listBrandIds(db: Db): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("merchants")
    .select((eb) => eb.fn.coalesce("brand", "id").as("brand"))
    .execute();
  return rows.map(({ brand }) => brand);
}

/** What a brand said when it was applied last; `undefined` without a merchant, or where that was never kept. */
export async function findApplied(db: Db, brand: string): Promise<MerchantState | undefined> {
  const row = await tables(db)
    .selectFrom("merchants")
    .select("applied")
    .where((eb) => eb(eb.fn.coalesce("brand", "id"), "=", brand))
    .executeTakeFirst();
  return row?.applied ?? undefined;
}

/** Stores the brand's state at the last apply. */
export async function setApplied(tx: Db, tenantId: string, state: MerchantState): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ applied: JSON.stringify(state) })
    .where("id", "=", tenantId)
    .execute();
}

/** Stores a merchant's retirement, or with null its restoration. */
export async function setRetired(tx: Db, tenantId: string, retired: Retirement | null): Promise<void> {
  await tables(tx)
    .updateTable("merchants")
    .set({ retired: retired === null ? null : JSON.stringify(retired) })
    .where("id", "=", tenantId)
    .execute();
}

/** Gives a merchant's brand another id. */
export async function setBrandId(tx: Db, tenantId: string, brand: string): Promise<void> {
  await tables(tx).updateTable("merchants").set({ brand }).where("id", "=", tenantId).execute();
}

/** Stores the columns of a merchant that a plan changes. */
export async function updateMerchant(
  tx: Db,
  tenantId: string,
  columns: Updateable<Tables["merchants"]>,
): Promise<void> {
  await tables(tx).updateTable("merchants").set(columns).where("id", "=", tenantId).execute();
}

/** Notifies every gateway, in the transaction of the change, that a merchant changed. */
export async function raiseSwitchVersion(tx: Db): Promise<void> {
  await tables(tx)
    .updateTable("switch_version")
    .set({ version: sql`version + 1` })
    .where("id", "=", 1)
    .execute();
}

/** The number that every switch raises. */
export async function getSwitchVersion(db: Db): Promise<string> {
  return (await tables(db).selectFrom("switch_version").select("version").executeTakeFirstOrThrow()).version;
}

/** The merchant of a brand's id or of a code. */
export async function findMerchantId(db: Db, name: string): Promise<string | undefined> {
  const merchant = await tables(db)
    .selectFrom("merchants")
    .select("id")
    .where((eb) => eb.or([eb(eb.fn.coalesce("brand", "id"), "=", name), eb("code", "=", name)]))
    .executeTakeFirst();
  return merchant?.id;
}

/** The properties by which merchants can be selected. */
export interface MerchantChoice {
  readonly column: "currency" | "jurisdiction" | "time_zone" | "code";
  readonly value: string;
}

/** The brand ids of the merchants that are not retired, or of the selected ones among them. */
export async function listOpenBrands(db: Db, choice: MerchantChoice | undefined): Promise<readonly string[]> {
  const query = tables(db)
    .selectFrom("merchants")
    .select((eb) => eb.fn.coalesce("brand", "id").as("name"))
    .where("retired", "is", null)
    .orderBy("name");
  const rows = await (choice === undefined ? query : query.where(choice.column, "=", choice.value)).execute();
  return rows.map(({ name }) => name);
}

/** Whether a merchant has members; trial players do not count. */
export async function hasMembers(db: Db, tenantId: string): Promise<boolean> {
  const member = await tables(db)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("kind", "<>", 4)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** A merchant's time zone. */
export async function getTimeZone(db: Db, tenantId: string): Promise<string> {
  const { time_zone } = await tables(db)
    .selectFrom("merchants")
    .select("time_zone")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The least age that a merchant itself asks for; its jurisdiction may ask for more. */
export async function getStoredAge(db: Db, tenantId: string): Promise<number> {
  const { settings } = await tables(db)
    .selectFrom("merchants")
    .select("settings")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return settings.ageMin;
}
