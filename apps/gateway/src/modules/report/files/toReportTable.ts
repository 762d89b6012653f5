import { toDecimal } from "@marquee/contract";
import type { Db } from "../../../db/Db.ts";
import type { Holder } from "../../../ledger/postTransfer.ts";
import { type EntryPeriod, listEntries } from "../../../ledger/listEntries.ts";
import { readKindSums } from "../../../ledger/readKindSums.ts";
import type { Services } from "../services.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { toGameCode, toReference } from "../../wallet/index.ts";
import { type BetFilter, listBetsBehind, listPlayedGames } from "../betStore.ts";
import { toFigures } from "../readProfit.ts";
import { toBet } from "../readBets.ts";
import type { RecordWords } from "./recordWords.ts";
import type { ReportTable } from "../../../table-files/ReportTable.ts";

/** Whose report, of which days. */
export interface ReportScope {
  readonly tenant: Tenant;
  readonly memberId: string;
  readonly username: string;
  /** The wallet whose lines a record has, by its name in the contract. */
  readonly wallet: string;
  readonly holder: Holder;
  readonly from: string;
  readonly to: string;
}

const atOnce = 1_000;

/** What stands over every report. */
export function toFacts(
  { tenant, username, holder, from, to }: ReportScope,
  { say }: RecordWords,
): ReportTable["facts"] {
  return [
    [say("member"), username],
    [say("period"), `${from} – ${to}`],
    [say("currency"), `${holder.asset} · ${tenant.name}`],
  ];
}

/** What stands under every report. */
export const toNotes = ({ say, time, zone }: RecordWords): readonly string[] => [
  say("zone", { zone }),
  say("made", { time: time(Date.now()) }),
];

const end = "end" as const;

async function* readBets(db: Db, scope: ReportScope, { say, time }: RecordWords) {
  const { tenant, memberId, from, to } = scope;
  const filter: BetFilter = { tenantId: tenant.id, memberId, timeZone: tenant.timeZone, from, to };
  for (let place: Parameters<typeof listBetsBehind>[2]; ;) {
    const rows: Awaited<ReturnType<typeof listBetsBehind>> = await listBetsBehind(db, filter, place, atOnce);
    const codes = rows.map(({ gameCode }) => gameCode);
    const games = await listPlayedGames(db, tenant.id, codes);
    yield rows.map((row) => {
      const { at, gameName, vendorName, roundId, state, stake, win, net } = toBet(row, games);
      return [time(at), gameName, vendorName, roundId, say(`state.${state}`), stake, win, net];
    });
    place = rows.length < atOnce ? undefined : rows.at(-1);
    if (place === undefined) return;
  }
}

/** The betting record of a month, as the page shows it. */
export function toBetsTable({ db }: Services, scope: ReportScope, words: RecordWords): ReportTable {
  const { say } = words;
  return {
    title: say("bets"),
    facts: toFacts(scope, words),
    notes: toNotes(words),
    columns: [
      { title: say("time"), share: 16 },
      { title: say("game"), share: 20 },
      { title: say("vendor"), share: 12 },
      { title: say("round"), share: 18 },
      { title: say("state"), share: 10 },
      { title: say("stake"), share: 12, align: end },
      { title: say("win"), share: 12, align: end },
      { title: say("result"), share: 12, align: end },
    ],
    lines: () => readBets(db, scope, words),
  };
}

async function* readEntries({ db, gameIndex }: Services, scope: ReportScope, { say, time }: RecordWords) {
  const { tenant, holder, from, to } = scope;
  const period: EntryPeriod = { from, to, timeZone: tenant.timeZone };
  for (let behind: string | undefined; ;) {
    const rows = await listEntries(db, holder, period, behind, atOnce);
    const names = await gameIndex.listNames(tenant, [...new Set(rows.flatMap(({ ref }) => toGameCode(ref) ?? []))]);
    yield rows.map(({ at, kind, ref, amount, balance }) => {
      const code = toGameCode(ref);
      const game = code === undefined ? "" : (names.get(code) ?? code);
      return [time(at), say(`kind.${kind}`), game, toReference(ref), toDecimal(amount), toDecimal(balance)];
    });
    behind = rows.length < atOnce ? undefined : rows.at(-1)?.position;
    if (behind === undefined) return;
  }
}

/** What the column of balances is called: they are those of one wallet. */
function toBalanceTitle({ wallet }: ReportScope, { say }: RecordWords): string {
  if (wallet === "MAIN") return say("balanceMain");
  return wallet === "BONUS" ? say("balanceBonus") : say("balanceVendor", { vendor: wallet });
}

/** The account record of a month, as the page shows it. */
export function toTransactionsTable(services: Services, scope: ReportScope, words: RecordWords): ReportTable {
  const { say } = words;
  return {
    title: say("transactions"),
    facts: toFacts(scope, words),
    notes: toNotes(words),
    columns: [
      { title: say("time"), share: 18 },
      { title: say("type"), share: 16 },
      { title: say("game"), share: 18 },
      { title: say("reference"), share: 22 },
      { title: say("amount"), share: 14, align: end },
      { title: toBalanceTitle(scope, words), share: 14, align: end },
    ],
    lines: () => readEntries(services, scope, words),
  };
}

const figureNames = ["deposits", "withdrawals", "stakes", "wins", "rebates", "net"] as const;

/** The statement of a year: each month's figures, their sums, and the balance at both ends, all by the ledger. */
export async function toStatementTable({ db }: Services, scope: ReportScope, words: RecordWords): Promise<ReportTable> {
  const { holder, from, to, tenant } = scope;
  const { timeZone } = tenant;
  const { say } = words;
  const dayBefore = `${Number(from.slice(0, 4)) - 1}-12-31`;
  const [months, before, until] = await Promise.all([
    readKindSums(db, holder, { from, to, timeZone }, "month"),
    readKindSums(db, holder, { to: dayBefore, timeZone }, "all"),
    readKindSums(db, holder, { to, timeZone }, "all"),
  ]);
  const sum = (rows: typeof before): string => toDecimal(rows.reduce((total, { amount }) => total + amount, 0n));
  const toCells = (rows: typeof months): readonly string[] => {
    const figures = toFigures(rows);
    return figureNames.map((name) => toDecimal(figures[name]));
  };
  const lines = Array.from({ length: 12 }, (_, index) => {
    const month = `${from.slice(0, 4)}-${String(index + 1).padStart(2, "0")}`;
    return [month, ...toCells(months.filter(({ period }) => period === month))];
  });
  return {
    title: say("statement"),
    facts: [...toFacts(scope, words), [say("opening"), sum(before)], [say("closing"), sum(until)]],
    notes: [say("netNote"), ...toNotes(words)],
    columns: [
      { title: say("period"), share: 10 },
      ...figureNames.map((name) => ({ title: say(name), share: 15, align: end })),
    ],
    lines: async function* () {
      yield [...lines, [say("total"), ...toCells(months)]];
    },
  };
}
