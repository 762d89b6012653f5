import { execFileSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { openAccounts, postTransfer, postTransfers, type Transfer } from "../src/ledger/postTransfer.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";
import { preparePgbench } from "./pgbench.ts";

// P1, P2, P3 (gateway.md): transfers per second through the gateway's data layer, beside pgbench's own on the same
// server, in turns, so that other load on the machine affects all of them alike.

const clients = 8;
const seconds = 2;
const rounds = 9;
const members = 10_000;
const games = 1_000;
const batch = 64;

const tenant = "bench";
const memberOf = (number: number): string => toMemberAccount("real", `m${number}`, "main");
const gameOf = (number: number): string => toHouseAccount("real", tenant, `game:G${number}`);

function toBet(game: string): Transfer {
  const [account, amount] = [memberOf(randomInt(members)), BigInt(randomInt(1, 1000))];
  return {
    tenant,
    scope: "bet",
    key: randomUUID(),
    ref: "round",
    postings: [
      { account, asset: "VND", kind: "BET", amount: -amount },
      { account: game, asset: "VND", kind: "BET", amount },
    ],
  };
}

const server = await startPostgres();
try {
  const runPgbench = preparePgbench(server);
  const { db, close } = await openDatabase<unknown>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const accounts = Array.from({ length: members }, (_, number) => memberOf(number));
  await openAccounts(
    db,
    accounts.map((account) => ({ tenant, account, asset: "VND" })),
  );
  const gifts = accounts.map((account): Transfer => {
    const amount = 1_000_000_000_000n;
    const bank = toHouseAccount("real", tenant, "deposits");
    const postings = [
      { account: bank, asset: "VND", kind: "DEPOSIT", amount: -amount },
      { account, asset: "VND", kind: "DEPOSIT", amount },
    ] as const;
    return { tenant, scope: "gift", key: account, ref: "gift", postings };
  });
  await postTransfers(db, gifts);
  // PostgreSQL does this by itself within its first minute; pgbench has done it for its own tables.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);

  async function bet(game: () => string): Promise<number> {
    await postTransfer(db, toBet(game()));
    return 1;
  }
  async function betMany(): Promise<number> {
    await postTransfers(
      db,
      Array.from({ length: batch }, () => toBet(gameOf(randomInt(games)))),
    );
    return batch;
  }
  const rates = await measureInTurns(
    {
      pgbench: () => runPgbench(clients, seconds),
      random: () => measureRate(clients, seconds, () => bet(() => gameOf(randomInt(games)))),
      hot: () => measureRate(clients, seconds, () => bet(() => gameOf(0))),
      batched: () => measureRate(2, seconds, betMany),
    },
    rounds,
  );
  console.log(JSON.stringify(rates));
  await close();
} finally {
  await server.stop();
}
