import { type TipOptions, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { getMember } from "../auth/index.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { getEndingBonus } from "../promotions/index.ts";
import { getTurnoverSums, toWithdrawable } from "../turnover/index.ts";
import { findCredentialsHold } from "../withdrawal/index.ts";
import { requireTips } from "./requireTips.ts";
import type { Services } from "./services.ts";
import { getTipLimits } from "./settingsStore.ts";
import { sumGiven } from "./tipStore.ts";

/** What the caller can give in chat rooms now. @throws Refusal `chat.tip.forbidden`, `chat.agent.refused`, `rg.timeout`, `rg.self.excluded` */
export async function readOptions({ db }: Pick<Services, "db">, call: Call): Promise<TipOptions> {
  const session = requireSession(call);
  requireTips(call.tenant);
  if (session.kind !== 0) throw new Refusal("chat.agent.refused");
  await requireNotExcluded(db, session);
  const { tenantId: tenant, memberId, currency } = session;
  const account = toMemberAccount("real", memberId, "main");
  const balance = (await getAccountBalance(db, { tenant, account, asset: currency })) ?? 0n;
  const { held } = await getTurnoverSums(db, session);
  const { min, max, rainMax, rainPeople, rainMinutes, dayAmount } = await getTipLimits(db, session);
  const given = await sumGiven(db, session);
  const hasPassword = (await getMember(db, tenant, memberId)).payment_password_hash !== null;
  return {
    currency,
    available: toDecimal(toWithdrawable(balance, held)),
    min: toDecimal(min),
    max: toDecimal(max),
    rainMax: toDecimal(rainMax),
    rainPeople,
    rainMinutes,
    dayLeft: toDecimal(dayAmount > given ? dayAmount - given : 0n),
    waitsUntil: (await findCredentialsHold(db, session, currency)) ?? null,
    endingBonus: await getEndingBonus(db, session),
    paymentPassword: call.tenant.modules.has("PAYPASS3") ? { isSet: hasPassword } : null,
  };
}
