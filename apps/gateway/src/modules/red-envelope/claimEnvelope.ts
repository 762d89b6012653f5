import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../ledger/postTransfer.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { requireGivenTurnover } from "../turnover/index.ts";
import { findEnvelope } from "./envelopeStore.ts";
import { hasPart, isOpen, lockEnvelope, takePart } from "./partStore.ts";
import { isOffered, mayHaveEnvelopes } from "./readEnvelopes.ts";

/**
 * Pays a member the next part of an envelope, in one transaction with the ledger: those who press at once take parts one after another, under
 * the envelope's lock.
 * @returns its amount, in 1/10,000 of the unit
 * @throws Refusal `envelope.not.open` also for one that the member is not offered, `envelope.claimed` also where another account of the same
 * person has a part, `envelope.empty`; `rg.timeout`, `rg.self.excluded`. Nothing stays of it
 */
export async function claimEnvelope(tx: Db, tenant: Tenant, session: Session, id: string): Promise<bigint> {
  const { tenantId, memberId, currency: asset } = session;
  if (!(await lockEnvelope(tx, tenantId, id))) throw new Refusal("envelope.not.open");
  await requireNotExcluded(tx, session);
  const envelope = await findEnvelope(tx, tenantId, id);
  if (envelope === undefined || !(await mayHaveEnvelopes(tx, tenant, session)) || !(await isOffered(tx, session, id)))
    throw new Refusal("envelope.not.open");
  if (await hasPart(tx, session, id)) throw new Refusal("envelope.claimed");
  if (!(await isOpen(tx, tenantId, id))) throw new Refusal("envelope.not.open");
  const claimNo = createOrderNo("E");
  const amount = await takePart(tx, session, id, claimNo);
  if (amount === undefined) throw new Refusal("envelope.empty");
  const account = toMemberAccount("real", memberId, "main");
  await openAccounts(tx, [{ tenant: tenantId, account, asset }]);
  const required = amount * BigInt(envelope.factor);
  await requireGivenTurnover(tx, {
    tenantId,
    memberId,
    source: "RED_ENVELOPE",
    ref: claimNo,
    currency: asset,
    amount,
    required,
  });
  const { outcome } = await postTransfer(tx, {
    tenant: tenantId,
    scope: "red-envelope",
    key: claimNo,
    ref: claimNo,
    postings: [
      { account: toHouseAccount("real", tenantId, "bonus"), asset, kind: "RED_ENVELOPE", amount: -amount },
      { account, asset, kind: "RED_ENVELOPE", amount },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`the part ${claimNo} was ${outcome}`);
  return amount;
}
