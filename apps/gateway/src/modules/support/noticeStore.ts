import type { Banner, LanguageCode, Notice } from "@marquee/contract";
import type { Selectable } from "kysely";
import type { Texts } from "../../db/columns.ts";
import type { Db, Schema } from "../../db/Schema.ts";

const linkageTypes = ["INNER", "OUTER", "PROMO", "GAME"] as const;

/** The text of a language, else the English one; a column of another shape has none. */
function toText(texts: Texts, language: LanguageCode): string {
  const byCode = new Map<string, unknown>(Object.entries(texts ?? {}));
  const text = byCode.get(language) ?? byCode.get("EN");
  return typeof text === "string" ? text : "";
}

function toNotice(row: Selectable<Schema["notices"]>, language: LanguageCode): Notice {
  const [title, content] = [toText(row.title, language), toText(row.content, language)];
  return { id: row.id, title, content, timestamp: row.at.getTime(), type: row.type, level: row.level };
}

function toBanner(row: Selectable<Schema["banners"]>, language: LanguageCode): Banner {
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
  const rows = await db.selectFrom("notices").selectAll().where("tenant_id", "=", tenantId).orderBy("at", "desc").orderBy("id").execute();
  return rows.map((row) => toNotice(row, language));
}

/** A merchant's banners of every place, in their order. */
export async function listBanners(db: Db, tenantId: string, language: LanguageCode): Promise<readonly Banner[]> {
  const rows = await db.selectFrom("banners").selectAll().where("tenant_id", "=", tenantId).orderBy("position").execute();
  return rows.map((row) => toBanner(row, language));
}
