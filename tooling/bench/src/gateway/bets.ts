import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const brandProgram = fileURLToPath(import.meta.resolve("../../../brand-cli/src/main.ts"));

/** P2: signed bets over HTTP beside pgbench on the same server; how long one takes, and how often it waits for the database. */
export async function measureBets(say: (line: string) => void): Promise<readonly Figure[]> {
  const sites = mkdtempSync(join(tmpdir(), "marquee-bets-sites-"));
  try {
    await promisify(execFile)(process.execPath, [
      brandProgram,
      "publish",
      "aurelune",
      "--store",
      sites,
      "--unchecked",
      "--yes",
    ]);
    say("a site is built");
    const get = await runScript("apps/gateway/bench/bets.ts", say, [sites]);
    const pgbench = { what: "pgbench tpcb-like, 8 clients", value: get("pgbench") };
    const rate = (connections: number): Figure => ({
      id: "P2",
      what: `bets over HTTP, ${connections} connections`,
      value: get(`bets${connections}`),
      unit: "bets/s",
      reference: pgbench,
    });
    const time = (what: string, name: string): Figure => ({ id: "P2", what, value: get(name), unit: "ms" });
    return [
      { ...rate(8), budget: { of: "ratio", atLeast: 0.6, isBinding: true } },
      rate(32),
      ...[8, 32].flatMap((connections) =>
        ["p50", "p99"].map((quantile) =>
          time(`a bet's ${quantile}, ${connections} connections`, `${quantile}at${connections}`),
        ),
      ),
      {
        id: "P2",
        what: "waits for the database of a bet",
        value: get("roundTrips"),
        unit: "",
        budget: { of: "value", atMost: 4, isBinding: true },
      },
      time("a bet's p50 at 50 a second", "calmP50"),
      time("a bet's p99 at 50 a second", "calmP99"),
      time("a bet's p50 beside 200 visitors of the home", "busyP50"),
      time("a bet's p99 beside 200 visitors of the home", "busyP99"),
      { id: "P2", what: "pages of these visitors", value: get("pages"), unit: "pages/s" },
    ];
  } finally {
    rmSync(sites, { recursive: true, force: true });
  }
}
