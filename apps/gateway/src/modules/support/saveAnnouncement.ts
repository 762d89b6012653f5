import { isDeepStrictEqual } from "node:util";
import { mostNotices } from "@marquee/contract";
import type { NoticeChanged, RemoveNotice, SaveAnnouncement } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
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
import { checkAnnouncement } from "./checkNotice.ts";
import { toPlanColumns } from "./planStore.ts";
import type { Services } from "./services.ts";
import { type AnnouncementContent, toAnnouncementContent } from "./toStaffNotice.ts";

async function tell(tx: Db, tenantId: string): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "notice" });
  await publishDeskChange(tx, tenantId, "Announcements");
}

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

const isSame = (row: StoredAnnouncement, wanted: AnnouncementContent): boolean =>
  isDeepStrictEqual(toAnnouncementContent(row), wanted);

/** Stores it. @returns its former state and its new version; `isAgain` where the same save has been made before */
async function store(
  tx: Db,
  tenantId: string,
  { id, version: seen }: SaveAnnouncement,
  wanted: AnnouncementContent,
): Promise<{ readonly before: StoredAnnouncement | undefined; readonly version: number; readonly isAgain: boolean }> {
  const before = await lockAnnouncement(tx, tenantId, id);
  if (before !== undefined && isSame(before, wanted)) return { before, version: before.version, isAgain: true };
  if ((before?.version ?? 0) !== seen) throw new Refusal("state.changed");
  if (before !== undefined)
    return { before, version: await updateAnnouncement(tx, tenantId, id, toColumns(wanted)), isAgain: false };
  if ((await countAnnouncements(tx, tenantId)) >= mostNotices) throw new Refusal("document.limit");
  if (await insertAnnouncement(tx, tenantId, id, toColumns(wanted))) return { before, version: 1, isAgain: false };
  // Made meanwhile: by the same call sent twice, or by somebody else.
  const made = await lockAnnouncement(tx, tenantId, id);
  if (made === undefined || !isSame(made, wanted)) throw new Refusal("state.changed");
  return { before: made, version: made.version, isAgain: true };
}

/**
 * Makes or changes an announcement. @throws Refusal `fields`; `document.limit`; `state.changed` when somebody else has changed it since
 * that version
 */
export async function saveAnnouncementOf(
  services: Services,
  call: MerchantCall,
  request: SaveAnnouncement,
): Promise<NoticeChanged> {
  const { id: tenantId, settings } = call.tenant;
  const wanted = toContent(request);
  await checkAnnouncement(services, call.tenant, wanted);
  return transact(services.db, async (tx) => {
    const { before, version, isAgain } = await store(tx, tenantId, request, wanted);
    if (isAgain) return { version };
    await tell(tx, tenantId);
    await call.audit(tx, {
      action: "save announcement",
      subject: wanted.texts[settings.defaultLanguage]?.title ?? request.id,
      before: before === undefined ? null : toAnnouncementContent(before),
      after: wanted,
      reason: request.reason,
    });
    return { version };
  });
}

/** Removes an announcement. @throws Refusal `state.changed` for another version, or none */
export async function removeAnnouncementOf(
  { db }: Services,
  call: MerchantCall,
  { id, version, reason }: RemoveNotice,
): Promise<NoticeChanged> {
  const { id: tenantId, settings } = call.tenant;
  return transact(db, async (tx) => {
    const row = await lockAnnouncement(tx, tenantId, id);
    if (row?.version !== version) throw new Refusal("state.changed");
    await deleteAnnouncement(tx, tenantId, id);
    await tell(tx, tenantId);
    const before = toAnnouncementContent(row);
    await call.audit(tx, {
      action: "remove announcement",
      subject: before.texts[settings.defaultLanguage]?.title ?? id,
      before,
      after: null,
      reason,
    });
    return { version: 0 };
  });
}
