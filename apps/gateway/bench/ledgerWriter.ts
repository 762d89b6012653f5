import { openDatabase } from "@marquee/database";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { postTransfers } from "../src/ledger/postTransfer.ts";
import type { Batch, BatchAnswer } from "./startWriter.ts";
import { toBets } from "./toBets.ts";

// A process that does nothing but post what it is told to, through the gateway's data layer: one to be killed.

const storage = { kind: "server", url: process.argv[2] ?? "" } as const;
const { db } = await openDatabase<unknown>({ storage, migrations, role: gatewayRole });

async function post({ id, from, size }: Batch): Promise<BatchAnswer> {
  try {
    const results = await postTransfers(db, toBets(from, size));
    return { id, posted: results.filter(({ outcome }) => outcome === "POSTED").length };
  } catch {
    // Nobody knows whether they were made: whoever sent them asks again.
    return { id, posted: 0 };
  }
}

process.on("message", (batch: Batch) => {
  void post(batch).then((answer) => process.send?.(answer));
});
process.send?.({ id: -1, posted: 0 } satisfies BatchAnswer);
