import type { APIRequestContext } from "@playwright/test";
import type { BrandId } from "./site.ts";

/** A round in the game house's answers. */
export type Round = {
  readonly roundId: string;
  readonly status: string;
  readonly stake: string;
  readonly win: string;
  readonly stages: readonly unknown[];
  readonly next?: "free" | "respin" | "pick";
};

/** A member who calls the gateway and plays games over HTTP, without a page. */
export type Player = {
  readonly brand: BrandId;
  readonly token: string;
  readonly username: string;
  readonly request: APIRequestContext;
};

/** The fields of a merchant's game that a launch needs. */
export type Tile = {
  readonly gameCode: string;
  readonly nodeId: string;
  readonly vassalage: string;
  readonly maintenance: boolean;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Makes a member's call to the gateway. @returns the value of its answer @throws when it is refused */
export async function callGateway(
  { brand, token, request }: Player,
  method: "GET" | "POST",
  path: string,
  data?: object,
): Promise<Readonly<Record<string, unknown>>> {
  // Node.js does not resolve *.localhost, so the Host header names the brand.
  const headers = { host: `${brand}.localhost`, authorization: token, language: "EN", "gateway-version": "3" };
  const answer = await request.fetch(`http://127.0.0.1:${process.env["E2E_PORT"] ?? ""}${path}`, {
    method,
    headers,
    ...(data ? { data } : {}),
  });
  const body: unknown = await answer.json();
  if (!isRecord(body) || body["success"] !== true || !isRecord(body["value"]))
    throw new Error(`${path}: ${JSON.stringify(body).slice(0, 300)}`);
  return body["value"];
}

/** One page of a brand's slots. */
export async function listTiles(player: Player, pageNo: number): Promise<readonly Tile[]> {
  const { games } = await callGateway(
    player,
    "GET",
    `/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${pageNo}&pageSize=42`,
  );
  return Array.isArray(games) ? games : [];
}

/** The member's balance as a decimal text. */
export async function getBalance(player: Player): Promise<string> {
  return String((await callGateway(player, "GET", "/wps/v2/wallets/balance"))["sumBalance"]);
}

/** An open game, with its calls. */
export type OpenGame = {
  readonly state: { readonly stakes: readonly string[]; readonly round?: Round };
  readonly spin: (roundId: string, stake: string) => Promise<Round>;
  readonly step: (round: Round) => Promise<Round>;
};

/** Launches a game and opens it at the game house, as its page does. */
export async function openGame(player: Player, { gameCode, nodeId, vassalage }: Tile): Promise<OpenGame> {
  const launch = await callGateway(player, "POST", "/wps/game/launchGame", {
    gameId: gameCode,
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    launchMode: "GLS",
    platform: "html5-desktop",
    clientType: 3,
    username: player.username,
    token: player.token,
    merchantCode: player.brand.toUpperCase(),
    language: "EN",
    backUrl: `http://${player.brand}.localhost/`,
    mode: "REAL",
  });
  const url = new URL(String(launch["game_url"]));
  const house = `http://127.0.0.1:${url.port}/api`;
  const post = async (name: string, data: object, token?: string): Promise<Readonly<Record<string, unknown>>> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await player.request.post(`${house}/${name}`, { data, headers });
    const body: unknown = await answer.json();
    if (!answer.ok() || !isRecord(body))
      throw new Error(`${name} of ${gameCode}: ${JSON.stringify(body).slice(0, 300)}`);
    return body;
  };
  const opened = await post("open", { token: url.searchParams.get("t"), gameCode });
  const token = String(opened["token"]);
  const toRound = (answer: Readonly<Record<string, unknown>>): Round => answer["round"] as Round;
  return {
    state: opened["state"] as OpenGame["state"],
    spin: async (roundId, stake) => toRound(await post("spin", { roundId, stake }, token)),
    step: async ({ roundId, stages, next }) =>
      toRound(await post("step", { roundId, stage: stages.length, ...(next === "pick" ? { choice: 0 } : {}) }, token)),
  };
}

/** Plays a round to its end. */
export async function finish(game: OpenGame, round: Round): Promise<Round> {
  let at = round;
  for (let step = 0; at.next !== undefined && step < 200; step += 1) at = await game.step(at);
  return at;
}
