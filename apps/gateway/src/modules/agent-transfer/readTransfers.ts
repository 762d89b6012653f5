import { type TeamTransfers, type TeamTransfersRequest, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import { getMember } from "../auth/index.ts";
import { getEndingBonus } from "../promotions/index.ts";
import { getTurnoverSums, toWithdrawable } from "../turnover/index.ts";
import { findCredentialsHold } from "../withdrawal/index.ts";
import type { Services } from "./services.ts";
import { toTeamTransfer, toUplineName } from "./toTeamTransfer.ts";
import { getTransferLimits } from "./transferLimits.ts";
import { countTransfers, findUpline, listTransfers, sumSent } from "./transferStore.ts";

/** What the member can send along the tree now, to whom above, and the own transfers. Play money has nothing to send. */
export async function readTransfers(
  { db }: Pick<Services, "db">,
  call: Call,
  { pageNo = 1, pageSize = 10 }: TeamTransfersRequest,
): Promise<TeamTransfers> {
  const session = requireSession(call);
  const { tenantId: tenant, memberId, currency, kind, realm } = session;
  const { modules } = call.tenant;
  const account = toMemberAccount("real", memberId, "main");
  const balance = realm === "real" ? ((await getAccountBalance(db, { tenant, account, asset: currency })) ?? 0n) : 0n;
  const { held } = await getTurnoverSums(db, session);
  const { min, max, dayAmount, dayCount } = await getTransferLimits(db, session);
  const sent = await sumSent(db, session);
  const upline = modules.has("UPTRANS3") ? await findUpline(db, session) : undefined;
  const member = await getMember(db, tenant, memberId);
  const totalCount = await countTransfers(db, session);
  const rows = await listTransfers(db, session, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    currency,
    available: toDecimal(toWithdrawable(balance, held)),
    min: toDecimal(min),
    max: toDecimal(max),
    dayLeft: toDecimal(dayAmount > sent.amount ? dayAmount - sent.amount : 0n),
    countLeft: Math.max(0, dayCount - sent.count),
    waitsUntil: (await findCredentialsHold(db, session, currency)) ?? null,
    endingBonus: await getEndingBonus(db, session),
    paymentPassword: modules.has("PAYPASS3") ? { isSet: member.payment_password_hash !== null } : null,
    upline: upline === undefined ? null : { account: toUplineName(upline) },
    list: rows.map((row) => toTeamTransfer(row, kind)),
    pageNo,
    pageSize,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
