import { randomUUID } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import { transact } from "@marquee/database";
import { Refusal } from "../http/Refusal.ts";
import { createRequestReader, readQuery } from "../http/readRequest.ts";
import type { SomeServices } from "../Services.ts";
import type { ExportList, ExportScope, ListServices } from "./ExportList.ts";
import {
  findExport,
  finishExport,
  listExportsToClear,
  noteCleared,
  noteProgress,
  releaseExport,
  type StoredExport,
  takeExport,
} from "./exportStore.ts";

/** What the making of files takes. */
type ExportServices = ListServices & SomeServices<"db" | "files" | "log" | "tableFiles" | "tenantRegistry">;

/** The making of files of whole lists (decision 070). */
export interface Exports {
  /** Every list of which a file can be made. */
  readonly lists: readonly ExportList[];
  /** Makes what waits, in turns by merchant, and removes files that are too old. */
  readonly run: (services: ExportServices) => Promise<void>;
  /** Makes what waits without waiting for the job, where this gateway runs jobs. */
  readonly start: (services: ExportServices) => void;
  /** Resolves when nothing is being made here. */
  readonly settle: () => Promise<void>;
}

/** Lines of a part: few enough that other calls do not feel it. */
const partLines = 2_000;
/** After so many parts another merchant's export has a turn. */
const turnParts = 2;
/** How long a file is there. */
const keptHours = 24;

/** The key of a part of a file. */
export const toPartKey = ({ tenantId, id }: Pick<StoredExport, "tenantId" | "id">, part: number): string =>
  `${tenantId}/exports/${id}-${part}`;

/** Opens it; `isWorker`: this gateway runs jobs. */
export function createExports(lists: readonly ExportList[], isWorker: boolean): Exports {
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function write(
    services: ExportServices,
    list: ExportList,
    stored: StoredExport,
    holder: string,
  ): Promise<void> {
    const { db, files, tableFiles, tenantRegistry } = services;
    const { id, tenantId, filters, permissions } = stored;
    const tenant = tenantRegistry.getById(tenantId);
    if (tenant === undefined) throw new Error(`there is no merchant ${tenantId}`);
    const request = createRequestReader(list.request)(readQuery(list.request, filters));
    const scope: ExportScope = { tenant, may: (permission) => permissions.includes(permission) };
    let { rows, parts, place } = stored;
    let bytes = Number(stored.bytes);
    if (stored.total === null) {
      const total = await list.count(db, scope, request);
      if (!(await noteProgress(db, id, holder, { total }))) return;
    }
    for (let turn = 0; turn < turnParts; turn += 1) {
      const part = await list.read(services, scope, request, place ?? undefined, partLines);
      const lines = parts === 0 ? [list.titles, ...part.rows] : part.rows;
      const content = await tableFiles.csvPart(`staff ${stored.askedById}`, lines, parts === 0);
      // Before its note: a part whose note is missing is written again in its place.
      await files.put(toPartKey(stored, parts), content, "text/csv");
      parts += 1;
      rows += part.rows.length;
      bytes += content.length;
      place = part.next;
      if (!(await noteProgress(db, id, holder, { rows, parts, bytes, place }))) {
        // Cancelled: nobody knows of this part. Where another gateway goes on, the part is its own too.
        const { state } = (await findExport(db, id)) ?? stored;
        if (state === "CANCELLED") await files.remove(toPartKey(stored, parts - 1));
        return;
      }
      if (place === null) return transact(db, (tx) => finishExport(tx, stored, holder, "DONE", keptHours));
      await giveWay();
    }
    await transact(db, (tx) => releaseExport(tx, stored, holder));
  }

  async function makeAll(services: ExportServices): Promise<void> {
    const { db, log } = services;
    for (;;) {
      const holder = randomUUID();
      const stored = await takeExport(db, holder);
      if (stored === undefined) return;
      try {
        const list = lists.find(({ name }) => name === stored.list);
        if (list === undefined) throw new Error(`there is no list ${stored.list}`);
        await write(services, list, stored, holder);
      } catch (error) {
        // Many files are being made: it goes on with the next look.
        if (error instanceof Refusal && error.code === "rate.limited")
          return transact(db, (tx) => releaseExport(tx, stored, holder));
        log.error({ err: error, export: stored.id, list: stored.list }, "an export failed");
        await transact(db, (tx) => finishExport(tx, stored, holder, "FAILED", 0));
      }
    }
  }

  async function clear({ db, files }: SomeServices<"db" | "files">): Promise<void> {
    for (const stored of await listExportsToClear(db, 20)) {
      for (let part = 0; part < stored.parts; part += 1) await files.remove(toPartKey(stored, part));
      await transact(db, (tx) => noteCleared(tx, stored));
    }
  }

  async function run(services: ExportServices): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await makeAll(services);
      await clear(services);
    }
    running = undefined;
  }

  function ask(services: ExportServices): Promise<void> {
    isAsked = true;
    running ??= run(services).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    lists,
    run: ask,
    start(services) {
      if (isWorker)
        ask(services).catch((error: unknown) => services.log.error({ err: error }, "exports could not be made"));
    },
    settle: async () => {
      await running?.catch(() => {});
    },
  };
}
