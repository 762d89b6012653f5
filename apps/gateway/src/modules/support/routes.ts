import { type Banner, constants, listAnnouncements, type LanguageCode, type Notice } from "@marquee/contract";
import type { Selectable } from "kysely";
import type { Db, Schema, Texts } from "../../db/Schema.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { toPage } from "../games/findGames.ts";

const linkageTypes = ["INNER", "OUTER", "PROMO", "GAME"] as const;

function toText(texts: Texts, language: LanguageCode): string {
  return texts[language] ?? texts["EN"] ?? "";
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

async function listNotices(db: Db, tenantId: string, language: LanguageCode): Promise<readonly Notice[]> {
  const rows = await db.selectFrom("notices").selectAll().where("tenant_id", "=", tenantId).orderBy("at", "desc").orderBy("id").execute();
  return rows.map((row) => toNotice(row, language));
}

async function listBanners(db: Db, tenantId: string, language: LanguageCode): Promise<readonly Banner[]> {
  const rows = await db.selectFrom("banners").selectAll().where("tenant_id", "=", tenantId).orderBy("position").execute();
  return rows.map((row) => toBanner(row, language));
}

/** Announcements and banners by place (AN-03, AN-04). */
export function supportRoutes({ db }: Services): readonly Route[] {
  return [
    route(listAnnouncements, async ({ tenant, language }, { types = constants.announcementDefault, pageNo = 1 }) => {
      const asked = new Set(types.split(","));
      const hasNotices = tenant.modules.has("ANNOUNCE3");
      const notices = hasNotices ? await listNotices(db, tenant.id, language) : [];
      const ofType = (type: string) => (asked.has(type) ? notices.filter((notice) => notice.type === type) : []);
      const { page: player, totalPages } = toPage(ofType("PL"), pageNo, constants.announcementsPerPage);
      const banners = asked.has("B") && tenant.modules.has("BANNER3") ? [...(await listBanners(db, tenant.id, language))] : [];
      return { player, banners, popup: ofType("PU"), promotion: ofType("PR"), totalPages };
    }),
  ];
}
