import { isDeepStrictEqual } from "node:util";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored promotion. */
export type StoredPromotion = Selectable<Tables["promotions"]>;

/** A promotion with what was given of it. */
export type CountedPromotion = StoredPromotion & { readonly granted: number; readonly given: string };

/** A merchant's promotions, those that are on first, then the newest. */
export async function listStoredPromotions(db: Db, tenantId: string): Promise<readonly CountedPromotion[]> {
  const { rows } = await sql<CountedPromotion>`
    select p.*, b.granted::int as granted, b.given::text as given
    from promotions p
    cross join lateral (
      select count(*) as granted, coalesce(sum(b.amount), 0) as given from bonuses b
      where b.tenant_id = p.tenant_id and b.promotion_id = p.id and b.granted_at is not null
    ) b
    where p.tenant_id = ${tenantId}
    order by p.is_on desc, p.created_at desc, p.names ->> 'EN', p.id`.execute(db);
  return rows;
}

/** A promotion, locked until the transaction ends: claims of it are judged one after another. */
export async function lockPromotion(tx: Db, tenantId: string, id: string): Promise<StoredPromotion | undefined> {
  return (
    tables(tx)
      .selectFrom("promotions")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      // As text, since an id comes from outside.
      .where(sql<string>`id::text`, "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Whether a merchant has a promotion. */
export async function hasPromotion(db: Db, tenantId: string, id: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("promotions")
    .select("id")
    .where("tenant_id", "=", tenantId)
    // As text, since an id comes from outside.
    .where(sql<string>`id::text`, "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many promotions a merchant has. */
export async function countPromotions(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("promotions")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is stored of a promotion; amounts in 1/10,000 of the unit. */
export interface NewPromotion extends Omit<
  StoredPromotion,
  "created_at" | "version" | "names" | "max_bonus" | "min_deposit" | "max_stake" | "max_convert"
> {
  readonly names: string;
  readonly max_bonus: bigint;
  readonly min_deposit: bigint;
  readonly max_stake: bigint | null;
  readonly max_convert: bigint | null;
}

/** Whether what is stored says the same. */
export function isSamePromotion(stored: StoredPromotion, promotion: NewPromotion): boolean {
  const { created_at: _, version: __, names, ...rest } = stored;
  const toText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
  return (
    isDeepStrictEqual(names, JSON.parse(promotion.names)) &&
    Object.entries(rest).every(([name, value]) => toText(value) === toText(Reflect.get(promotion, name)))
  );
}

/** Stores a promotion. @returns its new version; undefined where another version is stored, or none */
export async function putPromotion(tx: Db, promotion: NewPromotion, version: number): Promise<number | undefined> {
  if (version === 0) {
    const made = await tables(tx)
      .insertInto("promotions")
      .values(promotion)
      .onConflict((conflict) => conflict.doNothing())
      .returning("version")
      .executeTakeFirst();
    return made?.version;
  }
  const { tenant_id: tenantId, id, ...rest } = promotion;
  const changed = await tables(tx)
    .updateTable("promotions")
    .set({ ...rest, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return changed?.version;
}
