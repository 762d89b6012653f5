import type { FastifyBaseLogger } from "fastify";
import { Refusal } from "../http/Refusal.ts";
import { createFairTurns } from "../turns/createFairTurns.ts";
import { createFileThreads, fileThreadCount, FileThreadError, type MakeFile } from "./createFileThreads.ts";
import type { FileTask, PdfTexts } from "./FileTask.ts";
import type { ReportTable } from "./ReportTable.ts";

/**
 * Makes files of tables in threads, in turns by owner (decision 100). A signal gives a turn back that has not come yet.
 * @throws Refusal `rate.limited` where many wait, `server.busy` when the thread of a file ended; the signal's reason
 */
export interface TableFiles {
  /** A part of a CSV file, which has its turn by itself. */
  readonly csvPart: (owner: string, lines: readonly (readonly string[])[], isFirst: boolean) => Promise<Buffer>;
  /** A CSV file, read and made part by part: each part has a turn, and who reads slowly holds none. */
  readonly csv: (owner: string, table: ReportTable, signal?: AbortSignal) => AsyncGenerator<Buffer>;
  /** A whole PDF; its lines are read within its turn. */
  readonly pdf: (owner: string, table: ReportTable, words: PdfTexts, signal?: AbortSignal) => Promise<Buffer>;
}

/** So many files and parts of files wait, over all owners. */
const mostWaiting = 64;

// Shared by all gateways of this process, as its cores are.
const threads = createFileThreads();

/** Opens it; `makeFile` is the gateway's threads when not given. */
export function createTableFiles(log: Pick<FastifyBaseLogger, "error">, makeFile: MakeFile = threads): TableFiles {
  const turns = createFairTurns(fileThreadCount, mostWaiting);

  async function make(task: FileTask): Promise<Buffer> {
    try {
      return Buffer.from(await makeFile(task));
    } catch (error) {
      if (!(error instanceof FileThreadError)) throw error;
      log.error({ err: error, format: task.format }, "a thread ended while it made a file");
      throw new Refusal("server.busy", { retryAfter: 5 });
    }
  }

  return {
    csvPart: (owner, lines, isFirst) => turns(owner, () => make({ format: "csv", lines, isFirst })),
    async *csv(owner, { columns, lines }, signal) {
      const titles = columns.map(({ title }) => title);
      const parts = lines()[Symbol.asyncIterator]();
      try {
        for (let isFirst = true; ; isFirst = false) {
          const bytes = await turns(
            owner,
            async () => {
              const { value, done } = await parts.next();
              if (done === true) return isFirst ? make({ format: "csv", lines: [titles], isFirst }) : undefined;
              return make({ format: "csv", lines: isFirst ? [titles, ...value] : value, isFirst });
            },
            signal,
          );
          if (bytes === undefined) return;
          if (bytes.length > 0) yield bytes;
        }
      } finally {
        await parts.return?.();
      }
    },
    pdf: (owner, { lines, ...table }, words, signal) =>
      turns(
        owner,
        async () => {
          const all: (readonly string[])[] = [];
          for await (const part of lines()) all.push(...part);
          return make({ format: "pdf", table, lines: all, words });
        },
        signal,
      ),
  };
}
