import { mostNotices } from "@marquee/contract";
import type { NoticeChanged, RemoveNotice, SaveAnnouncement } from "@marquee/contract/staff";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { cleanHtml } from "../content/index.ts";
import {
  type AnnouncementColumns,
  countAnnouncements,
  deleteAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  type StoredAnnouncement,
  updateAnnouncement,
} from "./announcementStore.ts";
import { checkAnnouncement, checkSegment } from "./checkNotice.ts";
import { lockList } from "./listLockStore.ts";
import { toPlanColumns } from "./planStore.ts";
import { removeVersioned, saveVersioned, type VersionedList } from "./saveVersioned.ts";
import type { Services } from "./services.ts";
import { type AnnouncementContent, toAnnouncementContent } from "./toStaffNotice.ts";

/** A request's content, its texts clean. */
function toContent(request: SaveAnnouncement): AnnouncementContent {
  const { isOn, schedule, audience, type, priority } = request;
  const texts = Object.fromEntries(
    Object.entries(request.texts).map(([code, { title, html }]) => [
      code,
      { title: title.trim(), html: cleanHtml(html) },
    ]),
  );
  const days = schedule.weekdays.toSorted();
  return { isOn, schedule: { ...schedule, weekdays: days }, audience, type, priority, texts };
}

const toColumns = (announcement: AnnouncementContent): AnnouncementColumns => {
  const texts = Object.entries(announcement.texts);
  return {
    ...toPlanColumns(announcement),
    type: announcement.type,
    level: announcement.priority,
    title: JSON.stringify(Object.fromEntries(texts.map(([code, { title }]) => [code, title]))),
    content: JSON.stringify(Object.fromEntries(texts.map(([code, { html }]) => [code, html]))),
  };
};

const announcements: VersionedList<AnnouncementContent, StoredAnnouncement> = {
  noun: "announcement",
  tag: "Announcements",
  most: mostNotices,
  toContent: toAnnouncementContent,
  toSubject: ({ texts }, { settings }) => texts[settings.defaultLanguage]?.title,
  lock: async (tx, { tenantId, id }) => {
    await lockList(tx, tenantId, "notices");
    return { row: await lockAnnouncement(tx, tenantId, id), count: await countAnnouncements(tx, tenantId) };
  },
  check: checkSegment,
  insert: (tx, { tenantId, id }, announcement) => insertAnnouncement(tx, tenantId, id, toColumns(announcement)),
  update: (tx, { tenantId, id }, announcement) => updateAnnouncement(tx, tenantId, id, toColumns(announcement)),
  remove: (tx, { tenantId, id }) => deleteAnnouncement(tx, tenantId, id),
};

/** Makes or changes an announcement. @throws Refusal `fields`, and as {@link saveVersioned} */
export async function saveAnnouncementOf(
  services: Services,
  call: MerchantCall,
  request: SaveAnnouncement,
): Promise<NoticeChanged> {
  const wanted = toContent(request);
  await checkAnnouncement(services, call.tenant, wanted);
  return saveVersioned(announcements, services, call, request, wanted);
}

/** Removes an announcement. @throws Refusal `state.changed` for another version, or none */
export const removeAnnouncementOf = (
  services: Services,
  call: MerchantCall,
  request: RemoveNotice,
): Promise<NoticeChanged> => removeVersioned(announcements, services, call, request);
