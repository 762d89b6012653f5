import { connectServer } from "../src/connect.ts";
import { patientPool } from "../src/pools.ts";

// A process for a test: it opens the queue of a server's database, begins a run that never ends, and says so.
const [, , url = "", role = ""] = process.argv;
const { openQueue } = await connectServer(url, patientPool, role);
const never = new Promise<void>(() => {});
const run = async (): Promise<void> => {
  process.stdout.write("begun\n");
  await never;
};
const queue = await openQueue({
  jobs: [{ name: "lost", run }],
  onFault: (error) => process.stderr.write(`${String(error)}\n`),
  lostAfterSeconds: 10,
});
await queue.send("lost");
