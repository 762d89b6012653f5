import { gameCategories, toDecimal } from "@marquee/contract";
import { toMemberAccount } from "../../../ledger/accounts.ts";
import { readGameSums } from "../../../ledger/readGameSums.ts";
import { readKindSums } from "../../../ledger/readKindSums.ts";
import type { Services } from "../services.ts";
import { listPlayedGames } from "../betStore.ts";
import { toFigures } from "../readProfit.ts";
import type { RecordWords } from "./recordWords.ts";
import type { ReportTable } from "../../../table-files/ReportTable.ts";
import { type ReportScope, toFacts, toNotes } from "./toReportTable.ts";

const end = "end" as const;

/**
 * The tax report of a year: stakes, wins and their difference by game category, at every vendor wherever it keeps the money, and
 * beside their sums what was paid in and out; all by the ledger.
 */
export async function toTaxTable(services: Services, scope: ReportScope, words: RecordWords): Promise<ReportTable> {
  const { holder, memberId, from, to, tenant } = scope;
  const { db, vendorWallets } = services;
  const { say } = words;
  const days = { from, to, timeZone: tenant.timeZone };
  const vendors = vendorWallets.list(tenant.code).map(({ vendor }) => `vendor:${vendor}` as const);
  const accounts = [holder.account, ...vendors.map((wallet) => toMemberAccount("real", memberId, wallet))];
  const [games, paid] = await Promise.all([
    readGameSums(db, { tenant: holder.tenant, accounts, asset: holder.asset }, days),
    readKindSums(db, holder, days, "all"),
  ]);
  const codes = games.map(({ gameCode }) => gameCode);
  const known = await listPlayedGames(db, tenant.id, codes);
  const toCells = (sums: typeof games): readonly string[] => {
    const staked = sums.reduce((total, each) => total + each.staked, 0n);
    const won = sums.reduce((total, each) => total + each.won, 0n);
    return [toDecimal(staked), toDecimal(won), toDecimal(won - staked)];
  };
  const groups = Map.groupBy(games, ({ gameCode }) => known.get(gameCode)?.category ?? "");
  const order = [...gameCategories.map(({ category }) => category), ""] as const;
  const lines = order.flatMap((category) => {
    const ofCategory = groups.get(category);
    if (ofCategory === undefined) return [];
    const name = category === "" ? say("category.other") : say(`category.${category}`);
    return [[name, ...toCells(ofCategory), "", ""]];
  });
  const { deposits, withdrawals } = toFigures(paid);
  return {
    title: say("tax"),
    facts: toFacts(scope, words),
    notes: [say("taxNote"), ...toNotes(words)],
    columns: [
      { title: say("category"), share: 20 },
      ...(["stakes", "wins", "net", "deposits", "withdrawals"] as const).map((name) => ({
        title: say(name),
        share: 16,
        align: end,
      })),
    ],
    lines: async function* () {
      yield [...lines, [say("total"), ...toCells(games), toDecimal(deposits), toDecimal(withdrawals)]];
    },
  };
}
