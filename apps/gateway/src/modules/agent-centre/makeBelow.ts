import { agentLimits } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import {
  addMadeAccounts,
  countMadeToday,
  findSelf,
  lockMaker,
  lockTree,
  placeMember,
  setRebate,
  useQuota,
} from "../agent/index.ts";
import { type NewAccount, prepareAccounts } from "../auth/index.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { requireRebate } from "./requireRebate.ts";
import type { Services } from "./services.ts";

/** Refuses more accounts than an agent may make a day; its calls wait for each other. @throws Refusal `agent.accounts.limit` */
async function requireDayLeft(tx: Db, agent: Session, timeZone: string, count: number): Promise<void> {
  await lockMaker(tx, agent);
  if ((await countMadeToday(tx, agent, timeZone)) + count > agentLimits.accountsPerDay)
    throw new Refusal("agent.accounts.limit");
}

/** An agent that has become none, or whose account is not open any more, makes nothing. @throws Refusal `permission.denied` */
async function requireStillAgent(tx: Db, agent: Session): Promise<void> {
  const self = await findSelf(tx, agent);
  if (self?.kind !== 1 && self?.kind !== 2) throw new Refusal("permission.denied");
}

/**
 * Prepares accounts directly below an agent; the effect makes all of them, or none. The agent's rebate and quota are asked where nobody can
 * change them meanwhile.
 * @throws Refusal `username.taken`, `register.disabled`, `agent.accounts.limit`, `agent.rebate.range`, `agent.quota.short`; `rg.timeout`,
 * `rg.self.excluded` for an agent who is out: a new account would be a way back in
 */
export async function prepareBelow(
  services: Services,
  call: Call,
  agent: Session,
  accounts: readonly NewAccount[],
  { kind, rebate }: { readonly kind: 0 | 1; readonly rebate: number },
): Promise<(tx: Db) => Promise<void>> {
  const { id: tenantId, timeZone } = call.tenant;
  // Passwords are hashed only for what will probably be made.
  await requireRebate(services.db, agent, rebate);
  const { memberId: uplineId, currency } = agent;
  const create = await prepareAccounts(services, call, accounts, { kind, uplineId, currency });
  return async (tx) => {
    await requireNotExcluded(tx, agent);
    await requireDayLeft(tx, agent, timeZone, accounts.length);
    const ids = await create(tx);
    await lockTree(tx, tenantId, "together");
    await requireStillAgent(tx, agent);
    await requireRebate(tx, agent, rebate);
    await useQuota(tx, agent, { rebate, accounts: ids.length });
    for (const memberId of ids) {
      await placeMember(tx, { tenantId, memberId });
      if (rebate > 0) await setRebate(tx, { tenantId, memberId }, rebate);
    }
    await addMadeAccounts(tx, agent, ids);
  };
}
