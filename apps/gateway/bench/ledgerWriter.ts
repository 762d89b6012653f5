import { openDatabase } from "@marquee/database";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { postTransfers } from "../src/ledger/postTransfer.ts";
import type { Batch, BatchAnswer } from "./startWriter.ts";
import { toBets } from "./toBets.ts";

// A process that only posts the transfers it is sent, through the gateway's data layer; it exists to be killed.

const storage = { kind: "server", url: process.argv[2] ?? "" } as const;
const { db } = await openDatabase<unknown>({ storage, migrations, functions, role: gatewayRole });

async function post({ id, from, size }: Batch): Promise<BatchAnswer> {
  try {
    const results = await postTransfers(db, toBets(from, size));
    return { id, posted: results.filter(({ outcome }) => outcome === "POSTED").length };
  } catch {
    // It is unknown whether they were made, so the sender retries.
    return { id, posted: 0 };
  }
}

process.on("message", (batch: Batch) => {
  void post(batch).then((answer) => process.send?.(answer));
});
process.send?.({ id: -1, posted: 0 } satisfies BatchAnswer);
