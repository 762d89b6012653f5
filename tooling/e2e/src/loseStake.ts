import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { providerBase, providerSignature, toSignatureText } from "@marquee/contract";
import { callGateway, getBalance, listTiles, type Player } from "./houseClient.ts";

/** One signed call of the game house to the wallet. */
async function callWallet({ brand, request }: Player, name: string, body: object): Promise<unknown> {
  const secret = readFileSync(join(process.env["E2E_DATA"] ?? "", "gateway/providers/MARQ.secret"), "utf8").trim();
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const data = JSON.stringify({ requestId: randomUUID(), ...body });
  const signature = createHmac("sha256", secret)
    .update(toSignatureText(timestamp, `${providerBase}/${name}`, data))
    .digest("hex");
  const answer = await request.post(`http://127.0.0.1:${process.env["E2E_PORT"] ?? ""}${providerBase}/${name}`, {
    headers: {
      host: `${brand}.localhost`,
      "content-type": "application/json",
      [providerSignature.provider]: "MARQ",
      [providerSignature.timestamp]: timestamp,
      [providerSignature.signature]: signature,
    },
    data,
  });
  return answer.json();
}

/** Stakes so much in one round that is over and wins so much, as a game server may; in units of the currency. */
export async function playRound(player: Player, stake: number, win: number): Promise<void> {
  const [tile] = await listTiles(player, 1);
  const launch = await callGateway(player, "POST", "/wps/game/launchGame", {
    gameId: tile?.gameCode,
    nodeId: tile?.nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage: tile?.vassalage,
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
  const token = new URL(String(launch["game_url"])).searchParams.get("t");
  const opened = await callWallet(player, "session", { token });
  const session: unknown = Reflect.get(Object(opened), "session");
  const [sessionId, currency] = ["sessionId", "currency"].map((key) => Reflect.get(Object(session), key));
  const [amount, winAmount] = [stake, win].map((units) => Math.round(units * 10_000));
  const round = { sessionId, currency, gameCode: tile?.gameCode, roundId: randomUUID(), txId: randomUUID() };
  const answer = await callWallet(player, "betwin", { ...round, amount, winAmount });
  if (Reflect.get(Object(answer), "status") !== "OK") throw new Error(JSON.stringify(answer));
}

/** Stakes so much in one round that loses. */
export const loseStake = (player: Player, stake: number): Promise<void> => playRound(player, stake, 0);

/** Takes all of a member's money by one such round: a withdrawal without a bank. */
export async function loseAll(player: Player): Promise<void> {
  await loseStake(player, Number(await getBalance(player)));
}
