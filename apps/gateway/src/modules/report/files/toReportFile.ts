import { Readable } from "node:stream";
import type { Services } from "../../../Services.ts";
import type { WantedFile } from "./createFile.ts";
import { createRecordWords } from "./recordWords.ts";
import { type ReportScope, toBetsTable, toStatementTable, toTransactionsTable } from "./toReportTable.ts";
import { toCsv } from "./toCsv.ts";
import { toPdf } from "./toPdf.ts";
import { toTaxTable } from "./toTaxTable.ts";

const tables = {
  bets: toBetsTable,
  transactions: toTransactionsTable,
  statement: toStatementTable,
  tax: toTaxTable,
} as const;

/** A report as a file that is made while it is read. */
export async function toReportFile(
  services: Services,
  scope: ReportScope,
  wanted: WantedFile,
): Promise<NodeJS.ReadableStream> {
  const words = createRecordWords(wanted.language, scope.tenant.timeZone);
  const table = await tables[wanted.report](services, scope, words);
  if (wanted.format === "csv") return Readable.from(toCsv(table));
  const { tag, say } = words;
  return toPdf(table, { tag, page: (page) => say("page", { page }) });
}
