import { isDeepStrictEqual } from "node:util";
import type { NoticeChanged, RemoveNotice, StaffCacheTag } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Services } from "./services.ts";

/** One of a merchant's things. */
export interface Key {
  readonly tenantId: string;
  readonly id: string;
}

/** What of a list has been locked until the transaction ends. */
interface Locked<Row> {
  /** Undefined where it is not there. */
  readonly row: Row | undefined;
  /** How many there are; it stays so. */
  readonly count: number;
}

/** A list of a merchant of which staff save one whole thing at a time, and who saves second is told. */
export interface VersionedList<Content, Row extends { readonly version: number }> {
  readonly noun: "banner" | "announcement" | "segment";
  readonly tag: StaffCacheTag;
  readonly most: number;
  readonly toContent: (row: Row) => Content;
  readonly toSubject: (content: Content, tenant: Tenant) => string | undefined;
  /** Locks the whole list against new ones, and the row. */
  readonly lock: (tx: Db, key: Key) => Promise<Locked<Row>>;
  /** Refuses what only the transaction can know. */
  readonly check?: (tx: Db, key: Key, content: Content) => Promise<void>;
  readonly checkRemoval?: (tx: Db, key: Key, call: MerchantCall) => Promise<void>;
  /** @returns false where the id is taken */
  readonly insert: (tx: Db, key: Key, content: Content, by: string) => Promise<boolean>;
  /** @returns the new version */
  readonly update: (tx: Db, key: Key, content: Content, by: string) => Promise<number>;
  readonly remove: (tx: Db, key: Key) => Promise<void>;
  /** Whether visitors may see a new one, or miss a removed one: always where nothing is said. */
  readonly isShownAtOnce?: boolean;
}

async function tell(tx: Db, tenantId: string, tag: StaffCacheTag, isSeen: boolean): Promise<void> {
  if (isSeen) await publishEvent(tx, { tenantId, kind: "notice" });
  await publishDeskChange(tx, tenantId, tag);
}

/**
 * Makes or changes one, whole; sent twice, it is made once. @throws Refusal `document.limit`; `state.changed` when somebody else has
 * changed it since that version; what the list's own check refuses
 */
export async function saveVersioned<Content, Row extends { readonly version: number }>(
  list: VersionedList<Content, Row>,
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { id, version: seen, reason }: RemoveNotice,
  content: Content,
): Promise<NoticeChanged> {
  const key = { tenantId: call.tenant.id, id };
  const by = call.session.person.email;
  return transact(db, async (tx) => {
    const { row, count } = await list.lock(tx, key);
    const before = row === undefined ? null : list.toContent(row);
    if (row !== undefined && isDeepStrictEqual(before, content)) return { version: row.version };
    if ((row?.version ?? 0) !== seen) throw new Refusal("state.changed");
    if (row === undefined && count >= list.most) throw new Refusal("document.limit");
    await list.check?.(tx, key, content);
    if (row === undefined && !(await list.insert(tx, key, content, by))) throw new Refusal("state.changed");
    const version = row === undefined ? 1 : await list.update(tx, key, content, by);
    await tell(tx, key.tenantId, list.tag, row !== undefined || list.isShownAtOnce !== false);
    const subject = list.toSubject(content, call.tenant) ?? id;
    await call.audit(tx, { action: `save ${list.noun}`, subject, before, after: content, reason });
    return { version };
  });
}

/** Removes one. @throws Refusal `state.changed` for another version, or none; what the list's own check refuses */
export async function removeVersioned<Content, Row extends { readonly version: number }>(
  list: VersionedList<Content, Row>,
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { id, version, reason }: RemoveNotice,
): Promise<NoticeChanged> {
  const key = { tenantId: call.tenant.id, id };
  return transact(db, async (tx) => {
    const { row } = await list.lock(tx, key);
    if (row?.version !== version) throw new Refusal("state.changed");
    await list.checkRemoval?.(tx, key, call);
    await list.remove(tx, key);
    await tell(tx, key.tenantId, list.tag, list.isShownAtOnce !== false);
    const before = list.toContent(row);
    const subject = list.toSubject(before, call.tenant) ?? id;
    await call.audit(tx, { action: `remove ${list.noun}`, subject, before, after: null, reason });
    return { version: 0 };
  });
}
