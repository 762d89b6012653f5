import {
  getBalance,
  getDisplayRate,
  getFunds,
  listMovements,
  listTransactions,
  type Movements,
  type MovementsRequest,
  pointAsset,
  toDecimal,
  type Transactions,
  type TransactionsRequest,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { type Route, route } from "../../http/route.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import type { Holder } from "../../ledger/postTransfer.ts";
import { readRecord } from "../../ledger/readRecord.ts";
import { requireDays } from "../../http/requireDays.ts";
import type { Services } from "./services.ts";
import { readBalance, readFunds } from "./funds.ts";
import { getDisplayRate as readDisplayRate } from "./getDisplayRate.ts";
import { toGameCode, toReference } from "./reference.ts";
import { toRecordAccount } from "./toRecordAccount.ts";

function toHolder(call: Call, wallet: string | undefined): Holder {
  const { tenantId, memberId, realm, currency } = requireSession(call);
  return { tenant: tenantId, account: toRecordAccount(realm, memberId, wallet), asset: currency };
}

async function readTransactions(
  { db, gameIndex }: Services,
  call: Call,
  request: TransactionsRequest,
): Promise<Transactions> {
  requireDays(request);
  const { wallet, from, to, kind, pageNo = 1, pageSize = 42 } = request;
  const [holder, filter] = [toHolder(call, wallet), { from, to, kind, timeZone: call.tenant.timeZone }];
  const record = await readRecord(db, holder, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const names = await gameIndex.listNames(call.tenant, [
    ...new Set(record.entries.flatMap(({ ref }) => toGameCode(ref) ?? [])),
  ]);
  const list = record.entries.map((entry) => {
    const code = toGameCode(entry.ref);
    const gameName = code === undefined ? undefined : (names.get(code) ?? code);
    return {
      id: entry.position,
      kind: entry.kind,
      amount: toDecimal(entry.amount),
      balance: toDecimal(entry.balance),
      at: entry.at.getTime(),
      refNo: toReference(entry.ref),
      ...(gameName === undefined ? {} : { gameName }),
    };
  });
  const sums = { in: toDecimal(record.in), out: toDecimal(record.out), net: toDecimal(record.net) };
  return {
    list,
    pageNo,
    pageSize,
    totalPages: Math.ceil(record.count / pageSize),
    totalCount: record.count,
    totals: sums,
  };
}

/** A page of the lines of the caller's points (PM-08). */
async function readPointMovements({ db }: Services, call: Call, request: MovementsRequest): Promise<Movements> {
  requireDays(request);
  const { from, to, pageNo = 1 } = request;
  const { tenantId, memberId, realm } = requireSession(call);
  const holder = { tenant: tenantId, account: toMemberAccount(realm, memberId, "points"), asset: pointAsset };
  const filter = { from, to, timeZone: call.tenant.timeZone };
  const record = await readRecord(db, holder, filter, { limit: 20, offset: (pageNo - 1) * 20 });
  return {
    list: record.entries.map(({ at, kind, amount, balance, ref }) => ({
      time: at.getTime(),
      type: kind,
      changed: toDecimal(amount),
      balance: toDecimal(balance),
      remark: "",
      refNo: ref,
    })),
    totalPages: Math.ceil(record.count / 20),
  };
}

/** The lines of the account record as the relay names them (AP-58), of money or of points. */
async function readMovements(services: Services, call: Call, request: MovementsRequest): Promise<Movements> {
  const { kind, ...period } = request;
  if (kind === "POINT") return readPointMovements(services, call, request);
  const { list, totalPages } = await readTransactions(services, call, { ...period, pageSize: 20 });
  return {
    list: list.map(({ at, kind, amount, balance, gameName = "", refNo }) => ({
      time: at,
      type: kind,
      changed: amount,
      balance,
      remark: gameName,
      refNo,
    })),
    totalPages,
  };
}

/** Balance and account record. */
export function walletRoutes(services: Services): readonly Route[] {
  return [
    route(getBalance, (call) => readBalance(services, call)),
    route(getFunds, (call) => readFunds(services, call)),
    route(getDisplayRate, (call) => readDisplayRate(services, call)),
    route(listTransactions, (call, request) => readTransactions(services, call, request)),
    route(listMovements, (call, request) => readMovements(services, call, request)),
  ];
}
