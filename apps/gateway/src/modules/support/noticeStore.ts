import type { Banner, LanguageCode, Notice } from "@marquee/contract";
import type { Selectable } from "kysely";
import type { Texts } from "../../db/columns.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

const linkageTypes = ["INNER", "OUTER", "PROMO", "GAME"] as const;

/** The text in a language, else in English; empty for a malformed column. */
function toText(texts: Texts, language: LanguageCode): string {
  const byCode = new Map<string, unknown>(Object.entries(texts ?? {}));
  const text = byCode.get(language) ?? byCode.get("EN");
  return typeof text === "string" ? text : "";
}

function toNotice(row: Selectable<Tables["notices"]>, language: LanguageCode): Notice {
  const [title, content] = [toText(row.title, language), toText(row.content, language)];
  return { id: row.id, title, content, timestamp: row.at.getTime(), type: row.type, level: row.level };
}

function toBanner(row: Selectable<Tables["banners"]>, language: LanguageCode): Banner {
  const linkageType = linkageTypes.find((type) => type === row.linkage_type);
  return {
    bannerId: row.id,
    url: row.picture,
    groupName: row.group_name,
    title: toText(row.title, language),
    ...(linkageType === undefined ? {} : { linkageType }),
    ...(row.linkage === null ? {} : { linkage: row.linkage }),
  };
}

/** A merchant's notices, newest first. */
export async function listNotices(db: Db, tenantId: string, language: LanguageCode): Promise<readonly Notice[]> {
  const rows = await tables(db)
    .selectFrom("notices")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => toNotice(row, language));
}

/** A merchant's banners of every place, in their order. */
export async function listBanners(db: Db, tenantId: string, language: LanguageCode): Promise<readonly Banner[]> {
  const rows = await tables(db)
    .selectFrom("banners")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("position")
    .execute();
  return rows.map((row) => toBanner(row, language));
}

/** A banner as set by an operator; its English title serves all languages. */
export interface BannerText {
  readonly group_name: string;
  readonly picture: string;
  readonly title: string;
  readonly linkage_type: string | null;
  readonly linkage: string | null;
}

/** Adds a banner as the last one, or changes the one with that id in place. @returns its former state (null when new) and its new state */
export async function saveBanner(
  tx: Db,
  tenantId: string,
  id: string,
  banner: BannerText,
): Promise<{ readonly before: unknown; readonly after: BannerText }> {
  const others = await tables(tx)
    .selectFrom("banners")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("position", "desc")
    .forUpdate()
    .execute();
  const before = others.find((row) => row.id === id);
  const position = before?.position ?? (others[0]?.position ?? -1) + 1;
  const values = { ...banner, title: JSON.stringify({ EN: banner.title }), position };
  await tables(tx)
    .insertInto("banners")
    .values({ tenant_id: tenantId, id, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet(values))
    .execute();
  return { before: before ?? null, after: banner };
}

/** Removes a banner. @returns its former state; `undefined` for an unknown one */
export async function removeBanner(tx: Db, tenantId: string, id: string): Promise<unknown> {
  return tables(tx)
    .deleteFrom("banners")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
