import { Readable } from "node:stream";
import type { Services } from "../services.ts";
import type { WantedFile } from "./createFile.ts";
import { createRecordWords } from "./recordWords.ts";
import { type ReportScope, toBetsTable, toStatementTable, toTransactionsTable } from "./toReportTable.ts";
import { toTaxTable } from "./toTaxTable.ts";

const tables = {
  bets: toBetsTable,
  transactions: toTransactionsTable,
  statement: toStatementTable,
  tax: toTaxTable,
} as const;

/** The rest of a file behind the part that has been waited for. */
async function* continueFile(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/**
 * A report as a file, made in turns by member: a PDF as a whole, a CSV while it is read. What goes wrong before the first part
 * is a refusal; later it breaks the stream off, so that half a file is not taken for a whole one.
 * @throws Refusal `rate.limited`, `server.busy`; the signal's reason
 */
export async function toReportFile(
  services: Services,
  scope: ReportScope,
  wanted: WantedFile,
  signal?: AbortSignal,
): Promise<Buffer | Readable> {
  const { tableFiles } = services;
  const words = createRecordWords(wanted.language, scope.tenant.timeZone);
  const table = await tables[wanted.report](services, scope, words);
  const owner = `${scope.tenant.id} ${scope.memberId}`;
  if (wanted.format === "pdf")
    return tableFiles.pdf(owner, table, { tag: words.tag, page: words.say("page", { page: "{page}" }) }, signal);
  const parts = tableFiles.csv(owner, table, signal);
  const { value, done } = await parts.next();
  return done === true ? Buffer.alloc(0) : Readable.from(continueFile(value, parts));
}
