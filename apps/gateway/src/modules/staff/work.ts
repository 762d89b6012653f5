import { toDecimal } from "@marquee/contract";
import {
  type GetWorkItem,
  hasPermission,
  type ListWork,
  type TakeWork,
  type Taken,
  type Work,
  type WorkItem,
  type WorkState,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listTaken, releaseWork, takeWork, type TakenWork } from "../../staff/takenWorkStore.ts";
import type { WaitingItem, WaitingItems, WaitingLine } from "../../staff/WaitingLine.ts";
import { countWaiting } from "./overview.ts";
import type { Services } from "./services.ts";

const mostListed = 100;

/** A line of the queue. */
type QueuedLine = WaitingLine & { readonly items: WaitingItems };

const isQueued = (line: WaitingLine): line is QueuedLine => line.items !== undefined;

/** The lines of the queue that the caller may decide about. */
const listLines = ({ session, tenant }: MerchantCall, lines: readonly WaitingLine[]): readonly QueuedLine[] =>
  lines.filter(isQueued).filter(({ permission }) => hasPermission(session.person.grants, tenant.code, permission));

const toTaken = ({ session }: MerchantCall, taken: TakenWork | undefined): Taken | null =>
  taken === undefined ? null : { by: taken.by, own: taken.staffId === session.person.id, at: taken.at.getTime() };

function toItem(call: MerchantCall, key: string, item: WaitingItem, taken: TakenWork | undefined): WorkItem {
  return {
    key,
    subject: item.subject,
    at: item.at.getTime(),
    deadline: item.deadline?.getTime() ?? null,
    memberId: item.member?.id ?? null,
    username: item.member?.username ?? null,
    amount: item.amount === undefined ? null : toDecimal(item.amount),
    currency: item.currency ?? null,
    about: item.about ?? null,
    taken: toTaken(call, taken),
  };
}

/** The hundred things that wait the longest, of all lines that the caller may decide about, of one, or of what he has taken. */
export async function listWorkOf(
  { db }: Services,
  waiting: readonly WaitingLine[],
  call: MerchantCall,
  { key: only, own: isOwn = false }: ListWork,
): Promise<Work> {
  const { tenant, session } = call;
  const lines = listLines(call, waiting);
  const asked = lines.filter(({ key }) => only === undefined || key === only);
  const [taken, counts] = await Promise.all([listTaken(db, tenant.id), countWaiting({ db }, call, lines)]);
  const mine = taken.filter(({ staffId }) => staffId === session.person.id);
  const found = await Promise.all(
    asked.map(async ({ key, items }) => {
      if (!isOwn) return (await items.list(db, tenant.id, mostListed)).map((item) => ({ key, item }));
      const subjects = mine.filter((each) => each.key === key).map(({ subject }) => subject);
      const own = await Promise.all(subjects.map((subject) => items.find(db, tenant.id, subject)));
      return own.flatMap((item) => (item === undefined ? [] : [{ key, item }]));
    }),
  );
  const oldest = found.flat().toSorted((a, b) => a.item.at.getTime() - b.item.at.getTime());
  return {
    items: oldest.slice(0, mostListed).map(({ key, item }) =>
      toItem(
        call,
        key,
        item,
        taken.find((each) => each.key === key && each.subject === item.subject),
      ),
    ),
    counts,
  };
}

/** The line of a thing. @throws Refusal `permission.denied` for one that there is not, or about which the caller may not decide */
function requireLine(call: MerchantCall, waiting: readonly WaitingLine[], key: string): QueuedLine {
  const line = listLines(call, waiting).find((each) => each.key === key);
  if (line === undefined) throw new Refusal("permission.denied");
  return line;
}

/** Whether something waits, and who works on it. @throws Refusal `permission.denied` */
export async function getWorkItemOf(
  { db }: Services,
  waiting: readonly WaitingLine[],
  call: MerchantCall,
  { key, subject }: GetWorkItem,
): Promise<WorkState> {
  const { items } = requireLine(call, waiting, key);
  const [item, [taken]] = await Promise.all([
    items.find(db, call.tenant.id, subject),
    listTaken(db, call.tenant.id, { key, subject }),
  ]);
  return { item: item === undefined ? null : toItem(call, key, item, taken) };
}

/**
 * Takes something that waits for the caller's session; from somebody who works on it only where the caller says so, and that is written
 * down. @throws Refusal `permission.denied`, `state.changed` where it does not wait any more, `work.taken` with who has it
 */
export async function takeWorkOf(
  services: Services,
  waiting: readonly WaitingLine[],
  call: MerchantCall,
  { key, subject, over = false }: TakeWork,
): Promise<WorkState> {
  const { items } = requireLine(call, waiting, key);
  const work = { tenantId: call.tenant.id, key, subject };
  await transact(services.db, async (tx) => {
    if ((await items.find(tx, work.tenantId, subject)) === undefined) throw new Refusal("state.changed");
    const [before] = await listTaken(tx, work.tenantId, { key, subject });
    if (!(await takeWork(tx, work, call.session, over))) {
      const [holder] = await listTaken(tx, work.tenantId, { key, subject });
      throw new Refusal("work.taken", { value: { taken: toTaken(call, holder ?? before) } });
    }
    if (before !== undefined && before.staffId !== call.session.person.id)
      await call.audit(tx, {
        action: "take over work",
        subject,
        before: { line: key, by: before.by },
        after: { line: key, by: call.session.person.email },
      });
  });
  return getWorkItemOf(services, waiting, call, { key, subject });
}

/** Gives back what the caller has taken. @throws Refusal `permission.denied` */
export async function releaseWorkOf(
  services: Services,
  waiting: readonly WaitingLine[],
  call: MerchantCall,
  { key, subject }: GetWorkItem,
): Promise<WorkState> {
  requireLine(call, waiting, key);
  const work = { tenantId: call.tenant.id, key, subject };
  await transact(services.db, (tx) => releaseWork(tx, work, call.session.person.id));
  return getWorkItemOf(services, waiting, call, { key, subject });
}
