import { getJurisdictionRules, isTrial, type LaunchRequest, type LaunchValue } from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Realm } from "../../ledger/accounts.ts";
import { gameHouseProvider } from "../../secrets/openSecrets.ts";
import type { Services } from "./services.ts";
import { requireBirthday } from "../agent/index.ts";
import { requireTermsAccepted } from "../content/index.ts";
import { requirePlayAllowed } from "../protection/index.ts";
import { createGameSession } from "../provider/index.ts";
import { requireGameOpen } from "../restriction/index.ts";
import { openTrialWallet } from "../wallet/index.ts";
import { addMemberGame } from "./memberGameStore.ts";
import type { OfferedGame } from "./offerGames.ts";

interface Player {
  readonly playerId: string;
  readonly memberId: string | null;
  readonly nickname: string;
  readonly realm: Realm;
}

async function findGame({ gameIndex }: Services, { tenant }: Call, request: LaunchRequest): Promise<OfferedGame> {
  if (request.gameId === undefined && request.roomId === undefined)
    throw new Refusal("request.invalid", { fields: [{ name: "gameId", rule: "required" }] });
  const offered = await gameIndex.open(tenant);
  const found = offered.getByNode(request.nodeId);
  if (found === undefined) throw new Refusal(offered.isOff(request.nodeId) ? "game.disabled" : "game.not.found");
  if (found.game.maintenance) throw new Refusal("game.maintenance");
  // So far only the game house can be launched: addresses of other providers are not known.
  if (found.provider !== gameHouseProvider) throw new Refusal("game.disabled");
  return found;
}

async function toPlayer(
  { config, db, limiter }: Services,
  { session, tenant, location }: Call,
  mode: LaunchRequest["mode"],
): Promise<Player> {
  if (mode === "REAL") {
    if (session === undefined) throw new Refusal("login.not.session");
    if (session.status !== "ACTIVE")
      throw new Refusal(session.status === "CLOSED" ? "account.closed" : "account.frozen");
    const { tenantId, memberId, username, realm } = session;
    if (realm === "real") {
      await requirePlayAllowed(db, { tenantId, memberId });
      await requireTermsAccepted(db, { tenantId, memberId });
      await requireBirthday(db, { tenantId, memberId });
    }
    return { playerId: memberId, memberId, nickname: username, realm };
  }
  if (!tenant.modules.has("GAMEDEMO3")) throw new Refusal("function.not.available");
  if (session === undefined) await limiter(`demo ${tenant.id} ${toAddressKey(location.ip)}`, config.limits.demo);
  // A guest's demo has its own player; a member's demo money is kept for the next time.
  const playerId = session?.memberId ?? `demo-${uuidv7()}`;
  if (session === undefined || !isTrial(session.kind)) await openTrialWallet(db, tenant, playerId, session?.currency);
  return { playerId, memberId: session?.memberId ?? null, nickname: session?.username ?? "Guest", realm: "trial" };
}

/** The address to return to must be the site's own; anything else would be an open redirect. */
function requireOwnAddress({ tenant }: Call, backUrl: string): void {
  const url = URL.canParse(backUrl) ? new URL(backUrl) : undefined;
  const isOwn =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    [...tenant.hosts, ...tenant.movedHosts].includes(url.hostname);
  if (!isOwn) throw new Refusal("request.invalid", { fields: [{ name: "backUrl", rule: "pattern" }] });
}

/**
 * Starts a game (contract 3.12.4): a one-use token for 60 seconds, bound to player, game and mode. A new real launch
 * replaces the member's open session at the same vendor (X-13: at any vendor); the game resumes the round that was open in it.
 *
 * @throws Refusal `request.invalid`, `game.not.found`, `game.disabled`, `game.maintenance`, `login.not.session`, `account.frozen`,
 * `account.closed`, `game.restricted`, `rate.limited`, `rg.timeout`, `rg.self.excluded`, `rg.session.limit`, `terms.not.accepted`,
 * `birthday.required`
 */
export async function launch(services: Services, call: Call, request: LaunchRequest): Promise<LaunchValue> {
  const { tenant, session, location } = call;
  requireOwnAddress(call, request.backUrl);
  const { game, provider, theme } = await findGame(services, call, request);
  const player = await toPlayer(services, call, request.mode);
  // The tenant comes first, as in session ids, because every key begins with it.
  const token = `${tenant.id}.${createToken()}`;
  const { memberId } = player;
  const played = { category: game.gameType, vendor: game.vassalage, code: game.code };
  const newSession = {
    ...player,
    loginSession: session?.tokenHash ?? null,
    id: `${tenant.id}.${createToken()}`,
    provider,
    tokenHash: toTokenHash(token),
    mode: request.mode,
    gameCode: game.code,
    vendor: game.vassalage,
    // A game is played in the money of the player's wallet, whatever the merchant's own currency is.
    currency: session?.currency ?? tenant.currency,
    language: request.language,
    country: location.country,
    isOnly: getJurisdictionRules(tenant.jurisdiction).oneGame,
  };
  // Restrictions are about money: a demo and a trial account stay as they are.
  const check =
    request.mode === "REAL" && player.realm === "real" && memberId !== null
      ? (tx: Db) => requireGameOpen(tx, { tenantId: tenant.id, memberId }, played)
      : undefined;
  const expiresAt = await createGameSession(services.db, tenant.id, newSession, check);
  if (session !== undefined) await addMemberGame(services.db, "recent_games", session, game.nodeId);
  const query = new URLSearchParams({
    t: token,
    lang: request.language,
    back: request.backUrl,
    device: "WEB",
    brand: tenant.id,
    name: game.gameName,
  });
  if (request.roomId !== undefined) query.set("room", request.roomId);
  // Only for the colours of the first picture; the session tells which game is played.
  if (theme !== null) query.set("theme", theme);
  const url = `${services.config.launchHosts[0] ?? ""}/play/${game.code}?${query.toString()}`;
  return { game_url: url, sessionToken: token, openIn: "IFRAME", expiresAt, content: { game_url: url } };
}
