import { type Balance, type Funds, pointAsset, toBalance, toDecimal } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import { getAccountBalance } from "../../ledger/readLedger.ts";
import type { Services } from "./services.ts";
import { toCurrencySymbol } from "../../tenants/findCurrency.ts";
import { readContractFlags } from "../commission/index.ts";
import { getBonusBalance } from "../promotions/index.ts";
import { getTurnoverSums, toSumTexts, toWithdrawable } from "../turnover/index.ts";
import { listBalances } from "./vendor-transfers/listWallets.ts";

/** What withdrawals hold is not the member's to play with any more; what is on its way to a vendor is. */
const sumWallets = (wallets: Balance["wallets"]): bigint =>
  wallets.reduce(
    (total, { vassalage, balance, available }) => total + toBalance(vassalage === "MAIN" ? available : balance),
    0n,
  );

/** What is in the bonus wallet; play money has none. */
async function readBonus({ db }: Services, call: Call): Promise<bigint> {
  const session = requireSession(call);
  return session.realm === "real" ? getBonusBalance(db, session) : 0n;
}

/** The caller's whole points; play money has none, and no merchant that has no points. */
async function readPoints({ db }: Services, call: Call): Promise<string | null> {
  const { tenantId: tenant, memberId, realm } = requireSession(call);
  if (realm !== "real" || !call.tenant.modules.has("POINT3")) return null;
  const holder = { tenant, account: toMemberAccount("real", memberId, "points"), asset: pointAsset };
  return `${((await getAccountBalance(db, holder)) ?? 0n) / 10_000n}`;
}

/** The balance of each wallet, and of all, with the bonus wallet's, which can be staked too. */
export async function readBalance(services: Services, call: Call): Promise<Balance> {
  const wallets = await listBalances(services, call);
  const { currency } = requireSession(call);
  const currencySymbol = toCurrencySymbol(call.tenant, currency);
  const sum = sumWallets(wallets) + (await readBonus(services, call));
  return { sumBalance: toDecimal(sum), currency, currencySymbol, wallets: [...wallets] };
}

/** The member's money as a summary (WL-14): for orientation; a withdrawal asks again under the wallet's lock. */
export async function readFunds(services: Services, call: Call): Promise<Funds> {
  const wallets = await listBalances(services, call);
  const main = wallets.find(({ vassalage }) => vassalage === "MAIN");
  const turnover = await getTurnoverSums(services.db, requireSession(call));
  const bonus = await readBonus(services, call);
  return {
    balance: toDecimal(sumWallets(wallets) + bonus),
    bonus: toDecimal(bonus),
    points: await readPoints(services, call),
    frozen: main?.frozen ?? "0.00",
    withdrawable: toDecimal(toWithdrawable(toBalance(main?.available ?? "0.00"), turnover.held)),
    turnover: toSumTexts(turnover),
    ...(await readContractFlags(services.db, call.tenant, requireSession(call))),
  };
}
