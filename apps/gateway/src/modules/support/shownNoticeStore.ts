import {
  type announcementPlaces,
  type AudienceRules,
  type Banner,
  type BannerVariant,
  chooseVariant,
  type LanguageCode,
  type Notice,
} from "@marquee/contract";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { type Caller, listForCaller } from "../../audience/audienceStore.ts";
import type { Texts } from "../../db/columns.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { listVariants } from "./listVariants.ts";
import { now, toDue } from "./planStore.ts";
import type { Tables } from "./tables.ts";

type Row<Table extends "banners" | "notices"> = Selectable<Tables[Table]>;

/** A row with its own rules, or those of the segment that it names. */
type Ruled<Table extends "banners" | "notices"> = Row<Table> & { readonly rules: AudienceRules };

const rules = sql`coalesce(n.audience, s.rules) as rules`;
const segment = sql`left join segments s on s.tenant_id = n.tenant_id and s.id = n.segment_id`;

/** Who reads: what is due at this time for this caller, in this language or else the merchant's default one. */
export interface NoticeReader {
  readonly tenant: Pick<Tenant, "id" | "timeZone" | "settings">;
  readonly language: LanguageCode;
  readonly caller: Caller;
  /** Now where nothing is said. */
  readonly at?: RawBuilder<Date>;
}

const linkageTypes = ["INNER", "OUTER", "PROMO", "GAME"] as const;

/** The text in a language, else in the default one, else in English; empty for a malformed column. */
function toText(texts: Texts, { language, tenant }: NoticeReader): string {
  const byCode = new Map<string, unknown>(Object.entries(texts ?? {}));
  const text = byCode.get(language) ?? byCode.get(tenant.settings.defaultLanguage) ?? byCode.get("EN");
  return typeof text === "string" ? text : "";
}

function toNotice(row: Row<"notices">, reader: NoticeReader): Notice {
  const [title, content] = [toText(row.title, reader), toText(row.content, reader)];
  return { id: row.id, title, content, timestamp: row.at.getTime(), type: row.type, level: row.level };
}

/** The pictures that are compared, as the caller may see them: a member sees one, a guest's page chooses. */
function toVariants(row: Row<"banners">, caller: Caller): readonly BannerVariant[] {
  const variants = listVariants({
    picture: row.picture,
    phonePicture: row.phone_picture,
    variants: row.variants,
  }).map(({ variant, picture, phonePicture }) => ({
    variant,
    url: picture,
    ...(phonePicture === null ? {} : { phoneUrl: phonePicture }),
  }));
  if (!("member" in caller)) return variants;
  const chosen = chooseVariant(caller.member.memberId, row.id, variants.length);
  return variants.slice(chosen, chosen + 1);
}

function toBanner(row: Row<"banners">, reader: NoticeReader): Banner {
  const linkageType = linkageTypes.find((type) => type === row.linkage_type);
  return {
    bannerId: row.id,
    url: row.picture,
    ...(row.phone_picture === null ? {} : { phoneUrl: row.phone_picture }),
    groupName: row.group_name,
    title: toText(row.title, reader),
    ...(linkageType === undefined ? {} : { linkageType }),
    ...(row.linkage === null ? {} : { linkage: row.linkage }),
    ...(row.variants.length === 0 ? {} : { variants: [...toVariants(row, reader.caller)] }),
  };
}

/** The announcements that are due for a caller, of one type or of all: the highest priority first, then the newest. */
export async function listNotices(
  db: Db,
  reader: NoticeReader,
  type: (typeof announcementPlaces)[number] | null = null,
): Promise<readonly Notice[]> {
  const { tenant, caller, at = now } = reader;
  const { rows } = await sql<Ruled<"notices">>`
    select n.*, ${rules} from notices n ${segment} where n.tenant_id = ${tenant.id} and ${toDue(tenant.timeZone, at)}
      and (${type}::text is null or n.type = ${type})
    order by n.level desc, n.at desc, n.id`.execute(db);
  const own = await listForCaller(db, caller, rows, (row) => row.rules);
  return own.map((row) => toNotice(row, reader));
}

/** The banners of every page that are due for a caller, in their order. */
export async function listBanners(db: Db, reader: NoticeReader): Promise<readonly Banner[]> {
  const { tenant, caller, at = now } = reader;
  const { rows } = await sql<Ruled<"banners">>`
    select n.*, ${rules} from banners n ${segment} where n.tenant_id = ${tenant.id} and ${toDue(tenant.timeZone, at)}
    order by n.position, n.id`.execute(db);
  const own = await listForCaller(db, caller, rows, (row) => row.rules);
  return own.map((row) => toBanner(row, reader));
}

/**
 * Notes what of a merchant is due now, whoever it is for, and by which version of a segment. @returns whether it is something else than what was noted last: of two gateways
 * one is told so
 */
export async function noteDue(tx: Db, { id, timeZone }: Pick<Tenant, "id" | "timeZone">): Promise<boolean> {
  const list = (table: "banners" | "notices") => sql`(
    select coalesce(string_agg(n.id || coalesce('@' || s.version, ''), ' ' order by n.id), '') from ${sql.table(table)} n ${segment}
    where n.tenant_id = ${id} and ${toDue(timeZone, now)})`;
  const { rows } = await sql`
    insert into told_notices as t (tenant_id, due) values (${id}, ${list("banners")} || '|' || ${list("notices")})
    on conflict (tenant_id) do update set due = excluded.due where t.due <> excluded.due returning 1`.execute(tx);
  return rows.length > 0;
}
