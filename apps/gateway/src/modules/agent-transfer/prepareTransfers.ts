import { isTransferNote, toDecimal, transferNoteLength, type UplineTransferRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../orders/requireOrderAmount.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { lockTree } from "../agent/index.ts";
import { endBonusWithMoneyOut } from "../promotions/index.ts";
import { requirePassword } from "../withdrawal/index.ts";
import { lockWallets, moveMoney } from "./moveMoney.ts";
import { ofTransfer } from "./ofTransfer.ts";
import { requireReceiver } from "./requireReceiver.ts";
import { requireSender } from "./requireSender.ts";
import type { Services } from "./services.ts";
import { tellBoth } from "./tellBoth.ts";
import { getTransferLimits } from "./transferLimits.ts";
import { addTransfer, type Party } from "./transferStore.ts";

/** Money along an edge of the tree: which way, how much, and how the account at the other end is found. */
export interface Sending {
  readonly direction: "UP" | "DOWN";
  /** A decimal text in the sender's currency. */
  readonly amount: string;
  /** @throws Refusal where there is no such account */
  readonly requireOther: (tx: Db) => Promise<Party>;
  /** Its place among those of a call that may have several. */
  readonly place?: number;
}

/**
 * Prepares a call's transfers along edges of the tree, of which all are made or none; the returned effect moves the money, stores both
 * sides and tells both members, all in one transaction, and answers with the numbers in the same order.
 *
 * @throws Refusal `account.frozen`, `account.closed`, `trial.not.allowed`, `fields`, `agent.transfer.*`, `payment.password.*`,
 * `rg.timeout`, `rg.self.excluded`, `terms.not.accepted`, `wallet.insufficient`, `turnover.required`, `withdraw.bonus`, and what finds the other
 * accounts throws; of several, with the place ({@link ofTransfer})
 */
export async function prepareTransfers(
  services: Services,
  call: Call,
  sendings: readonly Sending[],
  { note = "", endingBonusId, paymentPassword }: Omit<UplineTransferRequest, "amount">,
): Promise<(tx: Db) => Promise<readonly string[]>> {
  const { tenantId, memberId, currency, status, realm } = requireSession(call);
  if (status !== "ACTIVE") throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  if (realm !== "real") throw new Refusal("trial.not.allowed");
  if (!isTransferNote(note))
    throw new Refusal("fields", { fields: [{ name: "note", rule: "length", max: transferNoteLength }] });
  const { min, max } = await getTransferLimits(services.db, { tenantId, currency });
  const limits = {
    min: toDecimal(min),
    max: toDecimal(max),
    tooLittle: "agent.transfer.min",
    tooMuch: "agent.transfer.max",
  } as const;
  const drafts = await Promise.all(
    sendings.map(async ({ amount: text, ...sending }) => ({
      ...sending,
      amount: await ofTransfer(sending.place, async () =>
        requireOrderAmount(text, toDigits(call.tenant, currency), limits),
      ),
      transferId: createOrderNo("T"),
    })),
  );
  await requirePassword(services, call, paymentPassword);
  return async (tx) => {
    // Nobody is moved in the tree meanwhile: the edges are there when the money goes along them.
    await lockTree(tx, tenantId, "together");
    const transfers = [];
    for (const { requireOther, ...draft } of drafts)
      transfers.push({ ...draft, receiver: await ofTransfer(draft.place, () => requireOther(tx)) });
    requireEachOnce(transfers);
    // Locks in the order of all who judge deposits: how the receivers are protected, each in turn, then the wallets.
    const sender = { tenantId, memberId, currency };
    for (const { place, receiver, amount } of transfers.toSorted((a, b) => (a.receiver.id < b.receiver.id ? -1 : 1)))
      await ofTransfer(place, () => requireReceiver(tx, { tenantId, currency, receiver, amount }));
    await lockWallets(tx, sender, [memberId, ...transfers.map(({ receiver }) => receiver.id)]);
    for (const { place, direction, transferId, receiver, amount } of transfers) {
      const ends = { senderId: memberId, receiverId: receiver.id };
      const transfer = { tenantId, transferId, direction, currency, amount, ...ends };
      await ofTransfer(place, () =>
        moveMoney(tx, transfer, (balance) => requireSender(tx, { ...sender, receiver, amount, balance })),
      );
      await addTransfer(tx, { ...transfer, note: note.trim() });
      await tellBoth(tx, services, call.tenant.name, transfer);
    }
    await endBonusWithMoneyOut(tx, services, sender, endingBonusId);
    return transfers.map(({ transferId }) => transferId);
  };
}

/** @throws Refusal `fields` with the place of an account that is named twice */
function requireEachOnce(transfers: readonly { readonly receiver: Party }[]): void {
  const ids = transfers.map(({ receiver }) => receiver.id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (again >= 0) throw new Refusal("fields", { fields: [{ name: `transfers[${again}].account`, rule: "same" }] });
}
