import type { AddRestriction, AuditAction, LiftRestriction } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { getDatabaseTime } from "../../planned-changes/plannedChangeStore.ts";
import { toInstant } from "../../planned-changes/toInstant.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { hasTarget } from "../games/index.ts";
import { lockLabel } from "../member/index.ts";
import { changeMember, toAuthor } from "../member-desk/index.ts";
import { endRestrictedSessions } from "../restriction/index.ts";
import {
  countInForce,
  endRestriction,
  findRestriction,
  insertRestriction,
  type NewRestriction,
  type Subject,
} from "./restrictionDeskStore.ts";

/** So many restrictions of one member or label are in force at most. */
const mostInForce = 100;

const wrong = (name: string, rule: "unknown" | "date"): Refusal => new Refusal("fields", { fields: [{ name, rule }] });

/** What a change did, for the audit log; undefined when nothing was to be done. */
type Done = { readonly action: AuditAction; readonly before: unknown; readonly after: unknown } | undefined;

/**
 * Changes what bars a member or the carriers of a label, with a line of the audit log: the row that every launch of theirs holds is locked,
 * so that no game is opened beside the change.
 * @throws Refusal `member.unknown`, `version.conflict`, `label.unknown`
 */
async function changeSubject(
  tx: Db,
  call: MerchantCall,
  subject: Subject,
  { version, reason }: { readonly version?: number | undefined; readonly reason: string },
  change: () => Promise<Done>,
): Promise<void> {
  const { id: tenantId } = call.tenant;
  if (subject.kind === "MEMBER") {
    await changeMember(tx, { tenantId, memberId: subject.memberId }, toAuthor(call, reason), version, change);
    return;
  }
  const label = await lockLabel(tx, tenantId, subject.labelId);
  if (label === undefined) throw new Refusal("label.unknown");
  const done = await change();
  if (done !== undefined) await call.audit(tx, { ...done, subject: label.names.EN, reason });
}

/** The end as an instant. @throws Refusal `fields` for a time that is none, or that is over */
async function toEnd(db: Db, until: string, timeZone: string): Promise<number> {
  const read = (): number => {
    try {
      return toInstant(until, timeZone);
    } catch (error) {
      throw error instanceof RangeError ? wrong("until", "date") : error;
    }
  };
  const instant = read();
  if (instant <= (await getDatabaseTime(db))) throw wrong("until", "date");
  return instant;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Refusal `label.unknown` for what no label has as its id */
function toSubject({ subject, subjectId }: AddRestriction): Subject {
  if (subject === "MEMBER") return { kind: subject, memberId: subjectId };
  if (!uuid.test(subjectId)) throw new Refusal("label.unknown");
  return { kind: subject, labelId: subjectId };
}

/** Adds a restriction that was not sent before. @throws Refusal `restriction.limit`, `idempotency.conflict` for another one of its id */
async function add(tx: Db, tenantId: string, subject: Subject, wanted: NewRestriction): Promise<boolean> {
  const known = await findRestriction(tx, tenantId, wanted.id);
  if (known === undefined) {
    if ((await countInForce(tx, tenantId, subject)) >= mostInForce) throw new Refusal("restriction.limit");
    // Another subject may have taken the id at the same moment.
    if (!(await insertRestriction(tx, tenantId, subject, wanted))) throw new Refusal("idempotency.conflict");
    return true;
  }
  const subjectId = subject.kind === "MEMBER" ? subject.memberId : subject.labelId;
  const isSame =
    (known.memberId ?? known.labelId) === subjectId && known.scope === wanted.scope && known.target === wanted.target;
  if (!isSame) throw new Refusal("idempotency.conflict");
  return false;
}

/**
 * Bars a member, or all who carry a label, from games for money; sessions of such games that are open end in the same transaction.
 * @throws Refusal `fields` with the field `target` or `until`, `member.unknown`, `label.unknown`, `version.conflict`, `restriction.limit`,
 * `idempotency.conflict`
 */
export async function addRestriction(
  { db }: Services,
  call: MerchantCall,
  request: AddRestriction,
): Promise<Record<string, never>> {
  const { id: tenantId, timeZone } = call.tenant;
  const { id, scope, target, version, reason } = request;
  const subject = toSubject(request);
  if (!(await hasTarget(db, tenantId, scope, target))) throw wrong("target", "unknown");
  const until = request.until === undefined ? null : await toEnd(db, request.until, timeZone);
  const by = call.session.person.email;
  await transact(db, (tx) =>
    changeSubject(tx, call, subject, { version, reason }, async () => {
      if (!(await add(tx, tenantId, subject, { id, scope, target, reason, by, until }))) return undefined;
      await endRestrictedSessions(
        tx,
        subject.kind === "MEMBER" ? { tenantId, memberId: subject.memberId } : { tenantId, labelId: subject.labelId },
      );
      return { action: "restrict games", before: null, after: { scope, target, until: request.until ?? null } };
    }),
  );
  return {};
}

/** Lifts a restriction. @throws Refusal `restriction.unknown`, `state.changed` for one that is over, `version.conflict` */
export async function liftRestriction(
  { db }: Services,
  call: MerchantCall,
  { id, ...why }: LiftRestriction,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  const known = await findRestriction(db, tenantId, id);
  if (known === undefined) throw new Refusal("restriction.unknown");
  const { memberId, labelId, scope, target } = known;
  const subject: Subject = memberId === null ? { kind: "LABEL", labelId: labelId ?? "" } : { kind: "MEMBER", memberId };
  await transact(db, (tx) =>
    changeSubject(tx, call, subject, why, async () => {
      if (!(await endRestriction(tx, tenantId, id, call.session.person.email))) throw new Refusal("state.changed");
      return { action: "lift game restriction", before: { scope, target }, after: null };
    }),
  );
  return {};
}
