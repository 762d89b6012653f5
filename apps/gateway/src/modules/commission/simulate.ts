import {
  type BillResult,
  computeBill,
  minimumPay,
  type Simulation,
  type SimulationRequest,
  toDecimal,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { countActive, findAgentAbove, getActiveStake, sumTeamHours, type TeamUnder } from "../agent/index.ts";
import type { BillTerms } from "./billTermsStore.ts";
import { findTermsAt } from "./billTermsStore.ts";
import { checkDraft } from "./checkDraft.ts";
import { findLiveContract } from "./contractStore.ts";
import { findOwnRate } from "./findOwnRate.ts";
import { requireDownline } from "./requireDownline.ts";
import type { Services } from "./services.ts";
import { listEndedPeriods, sumBilledSpan } from "./simulateStore.ts";

/** Periods that are shown. */
const count = 3;

interface Asked {
  readonly tenantId: string;
  readonly uplineId: string | null;
  readonly downline: { readonly id: string; readonly currency: string };
  /** The caller is the upline. */
  readonly isUpline: boolean;
}

/** Whose contract is asked about: the caller's with its direct downline, or the caller's own. @throws as `requireDownline` */
async function findAsked(db: Db, call: Call, account: string | undefined): Promise<Asked> {
  const { tenantId, memberId, currency } = requireSession(call);
  if (account === undefined) {
    const above = await findAgentAbove(db, { tenantId, memberId });
    return { tenantId, uplineId: above?.id ?? null, downline: { id: memberId, currency }, isUpline: false };
  }
  const downline = await requireDownline(db, { tenantId, memberId }, account);
  return { tenantId, uplineId: memberId, downline, isUpline: true };
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What the last periods would have brought under other terms. @throws Refusal as `requestContract` for its terms */
export async function simulate(
  { db }: Pick<Services, "db">,
  call: Call,
  { kind, account, terms: draft }: SimulationRequest,
): Promise<Simulation> {
  const { tenant } = call;
  const { timeZone } = tenant;
  const { tenantId, uplineId, downline, isUpline } = await findAsked(db, call, account);
  const { currency } = downline;
  const digits = toDigits(tenant, currency);
  // What the downline is asked is the upline's to check, and is not told how much that one has.
  const { rate: ownRate } = isUpline ? await findOwnRate(db, tenantId, kind, uplineId) : { rate: null };
  const terms = checkDraft(kind, draft, { digits, ownRate });
  const payer = draft.payer ?? "UPLINE";
  const least = await getActiveStake(db, tenantId, currency);
  const upline = isUpline && uplineId !== null ? { tenantId, memberId: uplineId } : null;
  const above = upline && (await findLiveContract(db, upline, kind));
  const spans = await listEndedPeriods(db, { kind, period: draft.period ?? "DAILY", timeZone, count });

  async function measure(team: TeamUnder, span: Span) {
    const found = (await sumTeamHours(db, team, span)).find((each) => each.currency === currency);
    const active = kind === "HOURLY" ? 0 : await countActive(db, team, span, { currency, least, timeZone });
    return { validBet: found?.validBet ?? 0n, profit: found?.profit ?? 0n, active };
  }
  type Measured = Awaited<ReturnType<typeof measure>>;
  const compute = (
    { tiers, carry }: Pick<BillTerms, "tiers" | "carry">,
    measured: Measured,
    last: BillResult | undefined,
    below: bigint,
  ): BillResult =>
    computeBill({
      kind,
      tiers,
      carry,
      digits,
      minimumPay,
      ...measured,
      dayBet: measured.validBet,
      carryIn: last?.carryOut ?? 0n,
      remainderIn: last?.remainderOut ?? 0n,
      below,
      deficitIn: last?.deficitOut ?? 0n,
    });

  let [last, lastAbove]: [BillResult | undefined, BillResult | undefined] = [undefined, undefined];
  const periods: Simulation["periods"][number][] = [];
  for (const span of spans) {
    const measured = await measure({ tenantId, agentId: downline.id, uplineId }, span);
    const result = compute(terms, measured, last, 0n);
    const aboveTerms = above && (await findTermsAt(db, tenantId, above.id, new Date()));
    const gets: BillResult | undefined =
      above && aboveTerms && upline
        ? compute(
            aboveTerms,
            await measure({ tenantId, agentId: upline.memberId, uplineId: above.upline_id }, span),
            lastAbove,
            payer === "PLATFORM" ? result.gross : 0n,
          )
        : undefined;
    const got = gets?.amount ?? 0n;
    const before = await sumBilledSpan(db, { tenantId, memberId: downline.id, kind, currency }, span);
    periods.push({
      periodStart: span.from.getTime(),
      periodEnd: span.to.getTime(),
      validBet: toDecimal(measured.validBet),
      profit: toDecimal(measured.profit),
      active: measured.active,
      tier: result.tier,
      downline: toDecimal(result.amount),
      upline: isUpline
        ? { gets: toDecimal(got), keeps: toDecimal(payer === "PLATFORM" ? got : got - result.amount) }
        : null,
      before: before === null ? null : toDecimal(BigInt(before)),
      steps: [...result.steps],
    });
    [last, lastAbove] = [result, gets];
  }
  return { currency, periods: periods.toReversed() };
}
