import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import type { Ids, Moved, CaseContext } from "../CaseContext.ts";
import { listAllOrders, listOrders } from "./listOrders.ts";
import { createModel } from "./model.ts";
import type { EventName } from "./model.ts";

/** The number of orders that run in parallel, each in a round of its own. */
const groupSize = 32;

/** Compares all orders of a bet's events with the model, for rules 1 to 4. `isExhaustive` allows each event up to six times. */
export function createOrderCase(isExhaustive: boolean): Case {
  const orders = isExhaustive ? listAllOrders() : listOrders();
  return {
    rule: "1–4",
    title: `all ${orders.length} orders of bet, win, rollback, duplicates and late events`,
    run: async (context) => {
      for (let start = 0; start < orders.length; start += groupSize)
        await runGroup(context, orders.slice(start, start + groupSize));
    },
  };
}

/** Checks the status of each call and the balance of the group. When the balance is wrong, each order runs alone, to find the wrong one. */
async function runGroup(context: CaseContext, group: readonly (readonly EventName[])[]): Promise<void> {
  await context.play();
  const before = await context.balance();
  const changes = await Promise.all(group.map((order) => runOrder(context, order)));
  const wanted = changes.reduce((sum, change) => sum + change, 0);
  const found = (await context.balance()) - before;
  if (found === wanted) return;
  for (const order of group) {
    const start = await context.balance();
    const change = await runOrder(context, order);
    checkSame((await context.balance()) - start, change, `${order.join(" → ")}: change of the balance`);
  }
  checkSame(found, wanted, "change of the balance by orders that are right one by one");
}

/** Runs one order. @returns the change of the balance that the model expects */
async function runOrder(context: CaseContext, order: readonly EventName[]): Promise<number> {
  const { stake } = await context.play();
  const win = 3 * stake;
  const ids = context.ids();
  const model = createModel();
  let sum = 0;
  for (const [index, event] of order.entries()) {
    const { statuses, change } = model.expect(event, stake, win);
    const { status } = await send(context, event, ids, win);
    const where = order.slice(0, index + 1).join(" → ");
    check(
      statuses.some((each) => each === status),
      `${where}: expected ${statuses.join(" or ")}, got ${status}`,
    );
    sum += change;
  }
  return sum;
}

async function send(
  context: CaseContext,
  event: EventName,
  { roundId, bet, win, undo, other }: Ids,
  amount: number,
): Promise<Moved> {
  switch (event) {
    case "bet":
      return context.bet({ txId: bet, roundId });
    case "win":
      return context.win({ txId: win, betTxId: bet, roundId, amount });
    case "lateWin":
      return context.win({ txId: other, betTxId: bet, roundId, amount });
    case "rollback":
      return context.rollback({ txId: undo, betTxId: bet, roundId });
    default:
      return context.rollback({ txId: `${undo}2`, betTxId: bet, roundId });
  }
}
