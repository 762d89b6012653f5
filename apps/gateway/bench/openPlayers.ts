import { openDatabase } from "@marquee/database";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import { postTransfers, type Transfer } from "../src/ledger/postTransfer.ts";
import { createGameServer } from "../test/gameServer.ts";
import type { GatewayProcess } from "../test/gatewayProcess.ts";
import { openAurelune } from "../test/visitor.ts";

/** A player's open session at a game, as its game server knows it. */
export interface Player {
  readonly sessionId: string;
  readonly gameCode: string;
  readonly playerId: string;
}

const credit = 1_000_000_000_000n;

async function openPlayer(gateway: GatewayProcess, index: number): Promise<Player> {
  // Each from its own address, as visitors arrive through the proxy.
  const inject: GatewayProcess["http"]["inject"] = (outgoing) =>
    gateway.http.inject({ ...outgoing, headers: { ...outgoing.headers, "x-forwarded-for": `10.2.0.${index}` } });
  const visitor = openAurelune({ http: { inject } });
  await visitor.registerAs(`betplayer${index}`);
  const { game_url: url = "" } = await visitor.launchFirst();
  const opened = await createGameServer(gateway, gateway.getHouseSecret()).call("session", {
    token: new URL(url).searchParams.get("t"),
  });
  if (opened.status !== "OK") throw new Error(`the session answers ${opened.status}`);
  const { sessionId, playerId } = opened.session;
  return { sessionId, playerId, gameCode: url.split("/play/")[1]?.split("?")[0] ?? "" };
}

async function fund(url: string, players: readonly Player[]): Promise<void> {
  const { db, close } = await openDatabase<unknown>({
    storage: { kind: "server", url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const gifts = players.map(({ sessionId, playerId }): Transfer => {
    const [tenant = "", account] = [sessionId.split(".")[0], toMemberAccount("real", playerId, "main")];
    const bank = toHouseAccount("real", tenant, "deposits");
    const postings = [
      { account: bank, asset: "VND", kind: "DEPOSIT", amount: -credit },
      { account, asset: "VND", kind: "DEPOSIT", amount: credit },
    ] as const;
    return { tenant, scope: "bench", key: playerId, ref: "bench", postings };
  });
  const results = await postTransfers(db, gifts);
  await close();
  if (results.some(({ outcome }) => outcome !== "POSTED")) throw new Error("a player got no money");
}

/** Registers players, lets each launch a game, opens the sessions as the game's server does, and gives everybody money. */
export async function openPlayers(gateway: GatewayProcess, url: string, count: number): Promise<readonly Player[]> {
  const players: Player[] = [];
  // A few at a time, because password hashes wait in a queue of their own.
  const open = async (first: number): Promise<void> => {
    for (let index = first; index < count; index += 4) players.push(await openPlayer(gateway, index));
  };
  await Promise.all([0, 1, 2, 3].map(open));
  await fund(url, players);
  return players;
}
