import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import type { Ids, Moved, Stage } from "../Stage.ts";
import { listAllOrders, listOrders } from "./listOrders.ts";
import { createModel } from "./model.ts";
import type { EventName } from "./model.ts";

/** Every order of the events of a bet against the model, rule 1 to 4 at once. `isExhaustive`: each event as often as six. */
export function createOrderCase(isExhaustive: boolean): Case {
  const orders = isExhaustive ? listAllOrders() : listOrders();
  return {
    rule: "1–4",
    title: `all ${orders.length} orders of bet, win, rollback, duplicate and late`,
    run: async (stage) => {
      for (const order of orders) await runOrder(stage, order);
    },
  };
}

async function runOrder(stage: Stage, order: readonly EventName[]): Promise<void> {
  const { stake } = await stage.play();
  const win = 3 * stake;
  const ids = stage.ids();
  const model = createModel();
  let balance: number | undefined;
  for (const [index, event] of order.entries()) {
    const where = `${order.slice(0, index + 1).join(" → ")}`;
    const { statuses, change } = model.expect(event, stake, win);
    const answer = await send(stage, event, ids, win);
    check(statuses.some((status) => status === answer.status), `${where}: expected ${statuses.join(" or ")}, got ${answer.status}`);
    check(answer.balance !== undefined, `${where}: no balance told`);
    if (balance !== undefined) checkSame(answer.balance - balance, change, `${where}: change of the balance`);
    balance = answer.balance;
  }
}

async function send(stage: Stage, event: EventName, { roundId, bet, win, undo, other }: Ids, amount: number): Promise<Moved> {
  switch (event) {
    case "bet":
      return stage.bet({ txId: bet, roundId });
    case "win":
      return stage.win({ txId: win, betTxId: bet, roundId, amount });
    case "lateWin":
      return stage.win({ txId: other, betTxId: bet, roundId, amount });
    case "rollback":
      return stage.rollback({ txId: undo, betTxId: bet, roundId });
    case "secondRollback":
      return stage.rollback({ txId: `${undo}2`, betTxId: bet, roundId });
  }
}
