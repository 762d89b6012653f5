import type { ProposalId, ProposeAgentMove } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findAgentAbove, getRebate, lockTree, moveMember } from "../agent/index.ts";
import { endContractsOfMove } from "../commission/index.ts";
import { changeMember, toAuthor } from "../member-desk/index.ts";
import { mostRebate, requireInRange } from "./rebates.ts";
import type { Services } from "./services.ts";
import { requireTreeLine } from "./showAgents.ts";
import { countBelow, findTreeLineByName, listPath, type StoredTreeLine } from "./treeLineStore.ts";

const kind = "agent.move";

const wrongUpline = (rule: "unknown" | "same") => new Refusal("fields", { fields: [{ name: "upline", rule }] });

/** Trial accounts stand in no tree, and a closed account gets nobody. */
const isUpline = (line: StoredTreeLine): boolean => line.kind <= 2 && line.status !== "CLOSED";

/** The most that an account may have as its rebate below an upline: that of the agent there. */
async function findMost(db: Db, tenantId: string, upline: StoredTreeLine | undefined): Promise<number> {
  if (upline === undefined) return mostRebate;
  const isAgent = upline.kind === 1 || upline.kind === 2;
  const agent = isAgent ? upline : await findAgentAbove(db, { tenantId, memberId: upline.id });
  return agent === undefined ? mostRebate : getRebate(db, { tenantId, memberId: agent.id });
}

/** Whether the account can stand there. @throws Refusal `agent.move.circle`, `agent.general.below`, `agent.rebate.range` */
async function requireFit(
  db: Db,
  tenantId: string,
  line: StoredTreeLine,
  upline: StoredTreeLine | undefined,
): Promise<void> {
  if (line.kind === 2 && upline !== undefined) throw new Refusal("agent.general.below");
  const path = upline === undefined ? [] : await listPath(db, { tenantId, memberId: upline.id });
  if (path.some(({ id }) => id === line.id)) throw new Refusal("agent.move.circle");
  requireInRange(line.rebate ?? 0, { least: 0, most: await findMost(db, tenantId, upline) });
}

/**
 * Proposes to move an account, and all below it, under another one or under the house.
 * @throws Refusal `member.unknown`, `fields` for an upline that is none or is the present one, `agent.move.circle`, `agent.general.below`,
 * `agent.rebate.range`, `idempotency.conflict`
 */
export async function proposeAgentMove(
  { db }: Services,
  call: MerchantCall,
  { id, memberId, upline: account, reason }: ProposeAgentMove,
): Promise<ProposalId> {
  const { id: tenantId } = call.tenant;
  const line = await requireTreeLine(db, call, memberId);
  if (line.kind > 2) throw new Refusal("member.unknown");
  const upline = account === null ? undefined : await findTreeLineByName(db, tenantId, account);
  if (account !== null && (upline === undefined || !isUpline(upline))) throw wrongUpline("unknown");
  if ((upline?.id ?? null) === line.uplineId) throw wrongUpline("same");
  await requireFit(db, tenantId, line, upline);
  const data = {
    memberId,
    fromId: line.uplineId,
    from: line.uplineAccount ?? "",
    toId: upline?.id ?? null,
    to: upline?.account ?? "",
    accounts: 1 + (await countBelow(db, { tenantId, memberId })),
  };
  return propose(db, call, { id, kind, subject: line.account, data, reason });
}

const MaybeId = Type.Union([Type.String(), Type.Null()]);
const Proposed = Type.Object({ memberId: Type.String(), fromId: MaybeId, toId: MaybeId });

/**
 * An approved move: the former upline keeps what has settled and its bills, the new one sees what settles from now on; contracts between
 * sides that are no longer direct agents of each other end at once. It stays proposed where the account stands elsewhere by now, or cannot stand there any more.
 */
export const agentMoveKind: ProposalKind = {
  kind,
  permission: "agents.change",
  apply: async (tx, services, call, { data, reason }) => {
    const { memberId, fromId, toId } = Value.Parse(Proposed, data);
    const owner = { tenantId: call.tenant.id, memberId };
    await lockTree(tx, owner.tenantId);
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async () => {
      const line = await requireTreeLine(tx, call, memberId);
      if (line.uplineId !== fromId) throw new Refusal("state.changed");
      const upline = toId === null ? undefined : await requireTreeLine(tx, call, toId);
      if (upline !== undefined && !isUpline(upline)) throw new Refusal("state.changed");
      await requireFit(tx, owner.tenantId, line, upline);
      const accounts = await moveMember(tx, owner, toId);
      const contracts = await endContractsOfMove(tx, services, call.tenant);
      await publishEvent(tx, { ...owner, kind: "member" });
      return {
        action: "move in tree",
        before: { upline: line.uplineAccount ?? "" },
        after: { upline: upline?.account ?? "", accounts, contracts },
      };
    });
  },
};
