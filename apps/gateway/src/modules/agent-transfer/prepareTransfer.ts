import { isTransferNote, toDecimal, transferNoteLength, type UplineTransferRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { requireOrderAmount } from "../../orders/requireOrderAmount.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { lockTree } from "../agent/index.ts";
import { requirePassword } from "../withdrawal/index.ts";
import { moveMoney } from "./moveMoney.ts";
import { requireReceiver } from "./requireReceiver.ts";
import { requireSender } from "./requireSender.ts";
import type { Services } from "./services.ts";
import { tellBoth } from "./tellBoth.ts";
import { getTransferLimits } from "./transferLimits.ts";
import { addTransfer, type Party } from "./transferStore.ts";

/** Which way money goes along an edge of the tree, and how the account at its other end is found. */
export interface Edge {
  readonly direction: "UP" | "DOWN";
  /** @throws Refusal where there is no such account */
  readonly requireOther: (tx: Db) => Promise<Party>;
}

/**
 * Prepares a transfer along one edge of the tree; the returned effect moves the money, stores both sides and tells both members, all in
 * one transaction.
 *
 * @throws Refusal `account.frozen`, `account.closed`, `trial.not.allowed`, `fields`, `agent.transfer.*`, `payment.password.*`,
 * `rg.timeout`, `rg.self.excluded`, `terms.not.accepted`, `wallet.insufficient`, `turnover.required`, and what finds the other account throws
 */
export async function prepareTransfer(
  services: Services,
  call: Call,
  { direction, requireOther }: Edge,
  { amount: text, note = "", paymentPassword }: UplineTransferRequest,
): Promise<(tx: Db) => Promise<{ readonly transferId: string }>> {
  const { tenantId, memberId, currency, status, realm } = requireSession(call);
  if (status !== "ACTIVE") throw new Refusal(status === "CLOSED" ? "account.closed" : "account.frozen");
  if (realm !== "real") throw new Refusal("trial.not.allowed");
  if (!isTransferNote(note))
    throw new Refusal("fields", { fields: [{ name: "note", rule: "length", max: transferNoteLength }] });
  const { min, max } = await getTransferLimits(services.db, { tenantId, currency });
  const amount = requireOrderAmount(text, toDigits(call.tenant, currency), {
    min: toDecimal(min),
    max: toDecimal(max),
    tooLittle: "agent.transfer.min",
    tooMuch: "agent.transfer.max",
  });
  await requirePassword(services, call, paymentPassword);
  const transferId = createOrderNo("T");
  return async (tx) => {
    // Nobody is moved in the tree meanwhile: the edge is there when the money goes along it.
    await lockTree(tx, tenantId, "together");
    const receiver = await requireOther(tx);
    const sender = { tenantId, memberId, currency };
    // Locks in the order of all who judge deposits: how the receiver is protected, then the wallets.
    await requireReceiver(tx, { tenantId, currency, receiver, amount });
    const transfer = { tenantId, transferId, direction, currency, amount, senderId: memberId, receiverId: receiver.id };
    await moveMoney(tx, transfer, (balance) => requireSender(tx, { ...sender, receiver, amount, balance }));
    await addTransfer(tx, { ...transfer, note: note.trim() });
    await tellBoth(tx, services, call.tenant.name, transfer);
    return { transferId };
  };
}
