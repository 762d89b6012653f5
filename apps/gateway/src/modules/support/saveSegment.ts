import { foldText, mostSegments } from "@marquee/contract";
import type { NoticeChanged, RemoveNotice, SaveSegment } from "@marquee/contract/staff";
import {
  deleteSegment,
  insertSegment,
  listStoredSegments,
  lockSegment,
  type StoredSegment,
  updateSegment,
} from "../../audience/segmentStore.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { checkAudience } from "./checkNotice.ts";
import { lockList } from "./listLockStore.ts";
import { removeVersioned, saveVersioned, type VersionedList } from "./saveVersioned.ts";
import { listSegmentUsers } from "./segmentUserStore.ts";
import type { Services } from "./services.ts";

/** A segment without its version, as the audit log has it. */
type SegmentContent = Pick<SaveSegment, "name" | "rules">;

const segments: VersionedList<SegmentContent, StoredSegment> = {
  noun: "segment",
  tag: "Segments",
  most: mostSegments,
  toContent: ({ name, rules }) => ({ name, rules }),
  toSubject: ({ name }) => name,
  lock: async (tx, key) => {
    await lockList(tx, key.tenantId, "segments");
    const row = await lockSegment(tx, key);
    return { row, count: (await listStoredSegments(tx, key.tenantId)).length };
  },
  check: async (tx, { tenantId, id }, { name }) => {
    const folded = foldText(name);
    const others = await listStoredSegments(tx, tenantId);
    if (others.some((other) => other.id !== id && other.folded_name === folded))
      throw new Refusal("fields", { fields: [{ name: "name", rule: "taken" }] });
  },
  checkRemoval: async (tx, { id }, { tenant }) => {
    const users = (await listSegmentUsers(tx, tenant)).get(id) ?? [];
    if (users.length > 0) throw new Refusal("segment.in.use", { value: { users } });
  },
  insert: (tx, key, segment, by) => insertSegment(tx, key, { ...segment, by }),
  update: (tx, key, segment, by) => updateSegment(tx, key, { ...segment, by }),
  remove: deleteSegment,
  // Nothing names a new one yet, nor one that can go.
  isShownAtOnce: false,
};

/** Makes or changes a segment, for all that names it. @throws Refusal `fields`, and as {@link saveVersioned} */
export async function saveSegmentOf(
  services: Services,
  call: MerchantCall,
  request: SaveSegment,
): Promise<NoticeChanged> {
  await checkAudience(services, call.tenant, request.rules);
  const { name, rules } = request;
  return saveVersioned(segments, services, call, request, { name: name.trim(), rules });
}

/** Removes a segment. @throws Refusal `segment.in.use` with what names it; `state.changed` for another version, or none */
export const removeSegmentOf = (
  services: Services,
  call: MerchantCall,
  request: RemoveNotice,
): Promise<NoticeChanged> => removeVersioned(segments, services, call, request);
