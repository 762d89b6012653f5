import { foldText } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** The kinds of block that keep a person from registering. */
const blockRules = ["BLOCKED_ADDRESS", "BLOCKED_MOBILE", "BLOCKED_EMAIL", "BLOCKED_NAME"] as const;

/** One of them. */
export type BlockRule = (typeof blockRules)[number];

/** A rule and its value, normalised for comparison. */
export interface Block {
  readonly rule: BlockRule;
  readonly value: string;
}

/** A mail address, a domain or a name, normalised for comparison. */
export function toBlockText(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

/** A blocked name that one of these is, however it is written. */
async function findBlockedName(db: Db, tenantId: string, wanted: readonly Block[]): Promise<Block | undefined> {
  const names = new Set(wanted.flatMap(({ rule, value }) => (rule === "BLOCKED_NAME" ? [foldText(value)] : [])));
  if (names.size === 0) return undefined;
  const rows = await tables(db)
    .selectFrom("registration_blocks")
    .select("value")
    .where("tenant_id", "=", tenantId)
    .where("rule", "=", "BLOCKED_NAME")
    .execute();
  const found = rows.find(({ value }) => names.has(foldText(value)));
  return found && { rule: "BLOCKED_NAME", value: found.value };
}

/** The first of these values that the merchant has blocked; a name in any spelling. */
export async function findBlock(db: Db, tenantId: string, wanted: readonly Block[]): Promise<Block | undefined> {
  if (wanted.length === 0) return undefined;
  const row = await tables(db)
    .selectFrom("registration_blocks")
    .select(["rule", "value"])
    .where("tenant_id", "=", tenantId)
    .where((eb) => eb.or(wanted.map(({ rule, value }) => eb.and({ rule, value }))))
    .orderBy("rule")
    .limit(1)
    .executeTakeFirst();
  const rule = blockRules.find((each) => each === row?.rule);
  return row === undefined || rule === undefined ? findBlockedName(db, tenantId, wanted) : { rule, value: row.value };
}

/** Adds a block. @returns false if it existed already */
export async function addBlock(tx: Db, tenantId: string, { rule, value }: Block, actor: string): Promise<boolean> {
  const added = await tables(tx)
    .insertInto("registration_blocks")
    .values({ tenant_id: tenantId, rule, value, actor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a block. @returns false if there was none */
export async function removeBlock(tx: Db, tenantId: string, { rule, value }: Block): Promise<boolean> {
  const removed = await tables(tx)
    .deleteFrom("registration_blocks")
    .where("tenant_id", "=", tenantId)
    .where("rule", "=", rule)
    .where("value", "=", value)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** The merchant's blocks, newest first. */
export async function listBlocks(db: Db, tenantId: string, most: number) {
  return tables(db)
    .selectFrom("registration_blocks")
    .select(["rule", "value", "actor", "created_at as at"])
    .where("tenant_id", "=", tenantId)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
}
