import { execFile, execFileSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PostgresServer } from "@marquee/database/testing";

// Enough branches that eight clients seldom need the same one, so locks do not slow the reference.
const scale = 32;

/** Fills pgbench's tables. @returns a run of its built-in tpcb-like script: transactions per second. */
export function preparePgbench({
  url,
  programs,
}: PostgresServer): (clients: number, seconds: number) => Promise<number> {
  const program = join(programs, "pgbench");
  execFileSync(program, ["-i", "-q", "-s", `${scale}`, url], { stdio: "ignore" });
  return async (clients, seconds) => {
    const { stdout } = await promisify(execFile)(program, [
      "-n",
      "-b",
      "tpcb-like",
      "-c",
      `${clients}`,
      "-T",
      `${seconds}`,
      url,
    ]);
    const [, rate] = /tps = ([0-9.]+)/.exec(stdout) ?? [];
    if (rate === undefined) throw new Error(`pgbench told no rate: ${stdout}`);
    return Number(rate);
  };
}
