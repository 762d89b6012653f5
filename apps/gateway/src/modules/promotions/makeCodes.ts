import { type FieldError, foldPromotionCode, mostCodeBatches, mostCodesAtOnce, toDecimal } from "@marquee/contract";
import { MakeCodesSchema } from "@marquee/contract/schema";
import type {
  IssuedPromotionCodes,
  MakePromotionCodes,
  PromotionCodeAct,
  PromotionCodesMade,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import { parseProposed } from "../../staff/parseProposed.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { takesTwoPeople } from "../../tenants/stakes.ts";
import {
  countBatches,
  findBatch,
  insertBatch,
  issueBatch,
  listMadeAlone,
  lockBatch,
  lockBatches,
  stopBatch,
} from "./codeStore.ts";
import { lockPage } from "./pageStore.ts";
import { lockPromotion } from "./promotionStore.ts";
import { drawPromotionCode, toCodeKeys } from "./promoCodes.ts";
import type { Services } from "./services.ts";
import { toPageNames } from "./toPageNames.ts";

const kind = "promotion.codes";

/** What is proposed: the request, and what all of the codes give together, which the second person reads. */
const ProposedSchema = Type.Object({ ...MakeCodesSchema.properties, total: Type.String(), currency: Type.String() });

const wrong = (name: string, rule: FieldError["rule"]): Refusal => new Refusal("fields", { fields: [{ name, rule }] });

/** The universal code of a request, as it is compared; null for codes of one use. @throws Refusal `fields` */
function readWord({ word: text, count }: MakePromotionCodes): string | null {
  if (text === null) {
    if (count > mostCodesAtOnce) throw wrong("count", "amount");
    return null;
  }
  const word = foldPromotionCode(text);
  if (word === null) throw wrong("word", "pattern");
  return word;
}

/** What a code gives at most, where: a page, or a promotion for deposits, that is locked. @throws Refusal `fields` for one by no codes */
async function lockCoded(tx: Db, { tenant }: MerchantCall, { pageId, promotionId }: MakePromotionCodes) {
  if ((pageId === null) === (promotionId === null)) throw wrong("pageId", pageId === null ? "required" : "unknown");
  if (promotionId !== null) {
    const promotion = await lockPromotion(tx, tenant.id, promotionId);
    if (promotion?.by_code !== true) throw wrong("promotionId", "unknown");
    return { currency: promotion.currency, most: promotion.max_bonus, subject: promotion.names.EN };
  }
  const page = await lockPage(tx, tenant.id, pageId ?? "");
  if (page?.trigger !== "CODE" || page.currency === null) throw wrong("pageId", "unknown");
  return { currency: page.currency, most: page.most ?? "0", subject: toPageNames(tenant, page.texts).EN };
}

/** What new codes are of, locked behind the list of batches, and what they give together. @throws Refusal as {@link lockCoded}; `promotion.limit` */
async function lockForCodes(tx: Db, call: MerchantCall, request: MakePromotionCodes) {
  if ((await countBatches(tx, call.tenant.id)) >= mostCodeBatches) throw new Refusal("promotion.limit");
  const { currency, most, subject } = await lockCoded(tx, call, request);
  return { currency, worth: BigInt(most) * BigInt(request.count), subject };
}

/** Stores new codes in the transaction of their line of the audit log. @throws Refusal `fields` for a universal code that is in use */
async function store(
  tx: Db,
  call: MerchantCall,
  request: MakePromotionCodes,
  { currency, worth, subject }: Awaited<ReturnType<typeof lockForCodes>>,
  aloneBy: string | null,
): Promise<void> {
  const { id, pageId, promotionId, name, count, reason } = request;
  const word = readWord(request);
  const batch = {
    id,
    pageId,
    promotionId,
    name: name.trim(),
    word,
    count,
    currency,
    worth,
    by: call.session.person.name,
    aloneBy,
  };
  if (!(await insertBatch(tx, call.tenant.id, batch))) throw wrong("word", "taken");
  await publishDeskChange(tx, call.tenant.id, "PromotionCodes");
  const after = { id, name: batch.name, word, count, currency, total: toDecimal(worth) };
  await call.audit(tx, { action: "make promotion codes", subject, after, reason });
}

/**
 * Makes a universal code, or codes of one use that are drawn when they are issued. What one person makes alone within a day gives less than two
 * people pay out; more is proposed. Sent twice, it is made once.
 * @throws Refusal `fields`, `promotion.limit`; `idempotency.conflict` for other codes by an id that is there
 */
export async function makeCodes(
  { db }: Services,
  call: MerchantCall,
  request: MakePromotionCodes,
): Promise<PromotionCodesMade> {
  const { id: tenantId } = call.tenant;
  const word = readWord(request);
  return transact(db, async (tx) => {
    await lockBatches(tx, tenantId);
    const before = await findBatch(tx, tenantId, request.id);
    if (before !== undefined) {
      const isSame = before.page_id === request.pageId && before.promotion_id === request.promotionId;
      if (!isSame || before.word !== word || before.count !== request.count) throw new Refusal("idempotency.conflict");
      return { proposal: null };
    }
    const made = await lockForCodes(tx, call, request);
    const { email } = call.session.person;
    const given = [...(await listMadeAlone(tx, tenantId, email)), { currency: made.currency, total: `${made.worth}` }];
    if (!takesTwoPeople(given)) {
      await store(tx, call, request, made, email);
      return { proposal: null };
    }
    const { proposalId: id, reason } = request;
    const data = { ...request, total: toDecimal(made.worth), currency: made.currency };
    await propose(tx, call, { id, kind, subject: made.subject, data, reason });
    return { proposal: id };
  });
}

/** An approved proposal makes the codes; it stays proposed when they would give something else by now. */
export const codesKind: ProposalKind = {
  kind,
  permission: "balances.approve",
  apply: async (tx, _services, call, { data }) => {
    const { total, currency, ...request } = parseProposed(ProposedSchema, data, { promotionId: null });
    await lockBatches(tx, call.tenant.id);
    const made = await lockForCodes(tx, call, request);
    if (toDecimal(made.worth) !== total || made.currency !== currency) throw new Refusal("state.changed");
    await store(tx, call, request, made, null);
  },
};

/**
 * Draws the codes of a batch and tells them, once: what is stored are keyed hashes. Codes whose answer was lost are lost; the batch is stopped and
 * another one made. @throws Refusal `promotion.code.unknown`, also for a universal code; `promotion.code.issued`; `state.changed` for a stopped one
 */
export async function issueCodes(
  { db, nameKey }: Services,
  call: MerchantCall,
  { id, reason }: PromotionCodeAct,
): Promise<IssuedPromotionCodes> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    const batch = await lockBatch(tx, tenantId, id);
    if (batch === undefined || batch.word !== null) throw new Refusal("promotion.code.unknown");
    if (batch.issued_at !== null) throw new Refusal("promotion.code.issued");
    if (batch.stopped_at !== null) throw new Refusal("state.changed");
    const drawn = new Set<string>();
    while (drawn.size < batch.count) drawn.add(drawPromotionCode());
    const codes = [...drawn];
    await issueBatch(
      tx,
      batch,
      codes.map((code) => toCodeKeys(nameKey, tenantId, code)?.key ?? ""),
    );
    await publishDeskChange(tx, tenantId, "PromotionCodes");
    const after = { id, count: batch.count };
    await call.audit(tx, { action: "issue promotion codes", subject: batch.name, after, reason });
    return { codes };
  });
}

/** Ends codes at once, behind claims that are being paid; done twice, it is done once. @throws Refusal `promotion.code.unknown` */
export async function stopCodes(
  { db }: Services,
  call: MerchantCall,
  { id, reason }: PromotionCodeAct,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    const batch = await lockBatch(tx, tenantId, id);
    if (batch === undefined) throw new Refusal("promotion.code.unknown");
    if (batch.stopped_at !== null) return {};
    await stopBatch(tx, batch);
    await publishDeskChange(tx, tenantId, "PromotionCodes");
    const { used, count } = batch;
    await call.audit(tx, { action: "stop promotion codes", subject: batch.name, before: { id, used, count }, reason });
    return {};
  });
}
