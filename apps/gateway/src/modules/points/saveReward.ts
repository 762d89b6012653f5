import { SaveRewardSchema } from "@marquee/contract/schema";
import type { RewardVersion, SaveReward } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { checkReward, isLarge } from "./checkReward.ts";
import { addStock, countRewards, insertReward, isSameReward, lockReward, updateReward } from "./rewardStore.ts";
import type { Services } from "./services.ts";

/** How many offers a merchant may have. */
const mostRewards = 500;

const kind = "points.reward";

/** Stores an offer in the transaction of its line of the audit log. @throws Refusal `fields`, `reward.limit`, `state.changed` */
async function put(tx: Db, call: MerchantCall, request: SaveReward): Promise<number> {
  const { id: tenantId } = call.tenant;
  const { reason, version: seen, proposalId: _, id, ...after } = request;
  const columns = checkReward(call.tenant, request);
  const before = await lockReward(tx, tenantId, id);
  if (seen === 0) {
    // Sent twice, a new one is made once; another one under its id is none.
    if (before !== undefined) {
      if (isSameReward(before, columns)) return before.version;
      throw new Refusal("state.changed");
    }
    if ((await countRewards(tx, tenantId)) >= mostRewards) throw new Refusal("reward.limit");
    if (request.addQuantity < 0) throw new Refusal("fields", { fields: [{ name: "addQuantity", rule: "amount" }] });
    if (!(await insertReward(tx, tenantId, id, columns, request.addQuantity))) throw new Refusal("state.changed");
  } else {
    if (before === undefined || before.version !== seen) throw new Refusal("state.changed");
    if (before.type !== request.type) throw new Refusal("fields", { fields: [{ name: "type", rule: "same" }] });
    if (!(await addStock(tx, before, request.addQuantity)))
      throw new Refusal("fields", { fields: [{ name: "addQuantity", rule: "amount" }] });
    if (!(await updateReward(tx, tenantId, id, columns, seen))) throw new Refusal("state.changed");
  }
  const action = seen === 0 ? "make reward" : "change reward";
  await call.audit(tx, { action, subject: request.names.EN, before: before ?? null, after, reason });
  return seen + 1;
}

/**
 * Makes or changes an offer. One on sale that gives much money is proposed, and is as it says when another person approves it.
 * @throws Refusal `fields`, `reward.limit`; `state.changed` when somebody else has changed it since that version
 */
export async function saveRewardOf({ db }: Services, call: MerchantCall, request: SaveReward): Promise<RewardVersion> {
  const columns = checkReward(call.tenant, request);
  return transact(db, async (tx) => {
    const before = await lockReward(tx, call.tenant.id, request.id);
    if (!isLarge(request, before?.quantity ?? 0)) return { version: await put(tx, call, request), proposal: null };
    const version = before?.version ?? 0;
    if (before !== undefined && request.addQuantity === 0 && isSameReward(before, columns))
      return { version, proposal: null };
    if (version !== request.version) throw new Refusal("state.changed");
    const { reason, proposalId: id, names } = request;
    await propose(tx, call, { id, kind, subject: names.EN, data: { ...request }, reason });
    return { version, proposal: id };
  });
}

/** An approved proposal makes or changes the offer; it stays proposed when somebody has changed it since. */
export const rewardKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data }) => {
    await put(tx, call, Value.Parse(SaveRewardSchema, data));
  },
};
