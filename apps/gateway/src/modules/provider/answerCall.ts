import { createHash } from "node:crypto";
import {
  type ProviderCallName,
  type ProviderGame,
  type ProviderRequest,
  type ProviderStatus,
  toWireAmount,
  type WireAmount,
} from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import { Compile } from "typebox/compile";
import type { Db } from "../../db/Db.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isCategoryOn, toCategory } from "../../tenants/gameCategories.ts";
import { endGameSession, findGameSession, type GameSession, openGameSession, toTenantId } from "./gameSessionStore.ts";
import type { MoneySession } from "./moneyCallStore.ts";
import { type MayBegin, moveMoney } from "./moveMoney.ts";
import type { MoneyCall } from "./checkMoneyCall.ts";
import { checkPlay, findSessionWallet, isVendorsGame } from "./vendorPlay.ts";
import { tellLimit } from "./tellLimit.ts";
import { getRound, getSessionTotals } from "./roundReportStore.ts";
import { listProviderTransactions, longestWindow, toCursor } from "./listTransactions.ts";
import { getLimits } from "../../tenants/stakes.ts";
import { getPlayMoney } from "./getPlayBalance.ts";
import { isProtected, summarizeProtection } from "../protection/index.ts";
import { readPlays } from "../wallet/index.ts";

/** An authenticated game server. */
export interface Caller {
  readonly provider: string;
  readonly secret: string;
}

/** An answer without the request's id, which the HTTP side adds. */
export type Answer = { readonly status: ProviderStatus; readonly [key: string]: unknown };

const validators = {
  session: Compile(providerSchemas.session.request),
  balance: Compile(providerSchemas.balance.request),
  bet: Compile(providerSchemas.bet.request),
  win: Compile(providerSchemas.win.request),
  betwin: Compile(providerSchemas.betwin.request),
  rollback: Compile(providerSchemas.rollback.request),
  round: Compile(providerSchemas.round.request),
  end: Compile(providerSchemas.end.request),
  transactions: Compile(providerSchemas.transactions.request),
} as const;

const refuse = (status: ProviderStatus): Answer => ({ status, processedAt: Date.now() });

async function readBalance(
  db: Db,
  session: GameSession,
): Promise<{ balance: WireAmount; currency: string; maxStake?: number; processedAt: number }> {
  const { balance, maxStake } = await getPlayMoney(db, session);
  return {
    balance: toWireAmount(balance),
    currency: session.currency,
    ...(maxStake === undefined ? {} : { maxStake: Number(maxStake) }),
    processedAt: Date.now(),
  };
}

/** The stakes that the session's game takes now, as a game server is told them. */
async function readLimits(
  { db, gameIndex }: Services,
  { tenant_id: tenantId, game_code: code, currency }: GameSession,
): Promise<{ readonly minBet: number; readonly maxBet: number }> {
  const { min, max } = await gameIndex.getStakeRange(db, { tenantId, code, currency });
  return { minBet: Number(min.amount), maxBet: Number(max.amount) };
}

type GameRecord = NonNullable<Awaited<ReturnType<Services["gameIndex"]["getRecord"]>>>;

/** The record sent to the house for its own game; other providers know their games themselves. */
function toToldGame({ code, theme, model, rtp }: GameRecord): { readonly game?: ProviderGame } {
  return theme === null || model === null || rtp === null ? {} : { game: { code, theme, model, rtp } };
}

/** Tells game servers which of a player's sessions belong to one login. */
function toPlaySession(loginSession: string): string {
  return createHash("sha256").update(`play ${loginSession}`).digest("hex").slice(0, 32);
}

/** How often the player is told the time and the result, in minutes; 0 where nobody is, and for play money. */
async function getRealityMinutes(db: Db, tenant: Tenant, session: GameSession): Promise<number> {
  const { tenant_id: tenantId, member_id: memberId, realm } = session;
  if (realm !== "real" || memberId === null || !tenant.modules.has("RGCHECK3")) return 0;
  return (await summarizeProtection(db, { tenantId, memberId })).realityMinutes;
}

async function openSession(services: Services, caller: Caller, { token }: ProviderRequest<"session">): Promise<Answer> {
  const { gameIndex, db, tenantRegistry } = services;
  const session = await openGameSession(db, caller.provider, token);
  const tenant = session === undefined ? undefined : tenantRegistry.getById(session.tenant_id);
  if (session === undefined || tenant === undefined) return refuse("INVALID_SESSION");
  const record = await gameIndex.getRecord(session.tenant_id, session.game_code);
  if (record === undefined) return refuse("INVALID_GAME");
  const wallet = findSessionWallet(services, session);
  return {
    status: "OK",
    ...(await readBalance(db, session)),
    session: {
      sessionId: session.id,
      playerId: session.player_id,
      nickname: session.nickname,
      currency: session.currency,
      language: session.language,
      country: session.country,
      // Play money: the game shows a demo, also to a trial account.
      mode: session.realm === "trial" ? "DEMO" : "REAL",
      limits: { ...(await readLimits(services, session)), maxWin: Number(getLimits(session.currency).maxWin) },
      jurisdiction: tenant.jurisdiction,
      realityMinutes: await getRealityMinutes(db, tenant, session),
      expiresAt: session.expires_at.getTime(),
      // Of the login itself nothing is told: neither its token nor what is stored of it.
      ...(session.login_session === null ? {} : { playSession: toPlaySession(session.login_session) }),
      timeZone: tenant.timeZone,
      ...(wallet === undefined ? {} : { transferWallet: wallet.name }),
      ...toToldGame(record),
    },
  };
}

async function withSession(
  { db }: Services,
  { provider }: Caller,
  sessionId: string,
  work: (session: GameSession) => Promise<Answer>,
): Promise<Answer> {
  const session = await findGameSession(db, provider, sessionId);
  return session === undefined ? refuse("INVALID_SESSION") : work(session);
}

/**
 * Whether new rounds of a game may begin at the session's merchant: its vendor is open, its category on, and for play money the demo. Real
 * stakes of `vendors` games are the vendor's to take.
 */
function createMayBegin(
  { tenantRegistry }: Services,
  { isVendorOpen, isVendors }: { readonly isVendorOpen: boolean; readonly isVendors: boolean },
): MayBegin {
  return ({ tenant_id, mode, realm }, text) => {
    if (isVendors && mode === "REAL" && realm === "real") return false;
    const [tenant, category] = [tenantRegistry.getById(tenant_id), toCategory(text)];
    if (!isVendorOpen || tenant === undefined || category === undefined || !isCategoryOn(tenant, category))
      return false;
    return mode === "REAL" || tenant.modules.has("GAMEDEMO3");
  };
}

/** Keeps the login session alive from which the game was launched. The money has moved, so a fault here does not change the answer. */
async function notePlay(
  { log, sessions }: Services,
  { tenant_id: tenant, login_session: login }: MoneySession,
): Promise<void> {
  if (login !== null)
    await sessions
      .notePlay(tenant, login)
      .catch((error: unknown) => log.error({ err: error }, "play could not be noted"));
}

async function answerMoney(services: Services, caller: Caller, call: MoneyCall): Promise<Answer> {
  const isStake = call.name === "bet" || call.name === "betwin";
  // A stake refused during maintenance is not final, so the game server retries.
  const tenant = services.tenantRegistry.getById(toTenantId(call.body.sessionId));
  if (isStake && tenant?.maintenance) {
    return withSession(services, caller, call.body.sessionId, async () => refuse("MAINTENANCE"));
  }
  const isVendorOpen =
    !isStake ||
    tenant === undefined ||
    (await services.gameIndex.isVendorOpen(services.db, tenant, call.body.gameCode));
  const isVendors = isStake && tenant !== undefined && (await isVendorsGame(services, tenant, call.body.gameCode));
  const mayBegin = createMayBegin(services, { isVendorOpen, isVendors });
  const moved = await moveMoney(services.db, caller.provider, call, mayBegin);
  if (moved === undefined) return refuse("INVALID_SESSION");
  const { session } = moved;
  const { balance, ...answer } = moved.answer;
  if (isStake && answer.status === "OK") await notePlay(services, session);
  if (answer.status === "WIN_LIMIT") {
    services.log.error(
      { provider: caller.provider, merchant: session.tenant_id, txId: call.body.txId, roundId: call.body.roundId },
      "provider.win.limit",
    );
  }
  const told = isStake ? await tellLimit(services, session, answer, BigInt(call.body.amount)) : {};
  return { ...answer, ...told, balance: toWireAmount(balance), currency: session.currency };
}

/** The balance; the vendor of a wallet of its own is also told whether the player may stake. */
async function answerBalance(
  services: Services,
  caller: Caller,
  { sessionId, stake }: ProviderRequest<"balance">,
): Promise<Answer> {
  return withSession(services, caller, sessionId, async (session) => {
    const limits = await readLimits(services, session);
    const balance = { ...(await readBalance(services.db, session)), limits };
    const tenant = services.tenantRegistry.getById(session.tenant_id);
    if (tenant === undefined || findSessionWallet(services, session) === undefined) return { status: "OK", ...balance };
    if (tenant.maintenance) return { status: "MAINTENANCE", ...balance };
    const isVendorOpen = await services.gameIndex.isVendorOpen(services.db, tenant, session.game_code);
    const mayBegin = createMayBegin(services, { isVendorOpen, isVendors: false });
    // Limits count what was played at the vendor too: it is asked first, for those who have any. While it is silent nobody knows what is left.
    const isKnown =
      !(await isProtected(services.db, { tenantId: tenant.id, memberId: session.player_id })) ||
      (await catchUp(services, session));
    if (!isKnown && stake !== undefined) return { status: "TIMEOUT", ...balance };
    const verdict = await checkPlay(services, session, mayBegin, stake);
    if (verdict.status === "OK") await notePlay(services, session);
    const asked = BigInt(stake?.amount ?? limits.minBet);
    return { ...verdict, ...(await tellLimit(services, session, verdict, asked)), ...balance };
  });
}

/** Takes the last plays of a vendor's wallet into the ledger. @returns false for a vendor that is silent: it is read by a job */
async function catchUp(services: Services, session: GameSession): Promise<boolean> {
  const [tenant, wallet] = [services.tenantRegistry.getById(session.tenant_id), findSessionWallet(services, session)];
  if (tenant === undefined || wallet === undefined) return true;
  try {
    await readPlays(services, tenant, wallet);
    return true;
  } catch (error) {
    services.log.warn({ err: error, vendor: wallet.vendor }, "a vendor's plays could not be read");
    return false;
  }
}

async function answerRound(
  services: Services,
  caller: Caller,
  { sessionId, roundId }: ProviderRequest<"round">,
): Promise<Answer> {
  return withSession(services, caller, sessionId, async (session) => {
    const round = await getRound(services.db, session, roundId);
    const balance = await readBalance(services.db, session);
    return round === undefined ? { status: "TX_NOT_FOUND", ...balance } : { status: "OK", ...balance, round };
  });
}

async function answerEnd(services: Services, caller: Caller, { sessionId }: ProviderRequest<"end">): Promise<Answer> {
  return withSession(services, caller, sessionId, async (session) => {
    await endGameSession(services.db, session);
    await catchUp(services, session);
    const totals = await getSessionTotals(services.db, session);
    return { status: "OK", ...(await readBalance(services.db, session)), totals };
  });
}

async function answerTransactions(
  { db }: Services,
  caller: Caller,
  body: ProviderRequest<"transactions">,
): Promise<Answer> {
  const cursor = body.cursor === undefined ? undefined : toCursor(body.cursor);
  if (body.cursor !== undefined && cursor === undefined) return invalid("cursor");
  if (body.to < body.from || body.to - body.from > longestWindow) return invalid("to");
  const list = await listProviderTransactions(db, caller.provider, caller.secret, {
    from: body.from,
    to: body.to,
    cursor,
  });
  return list === undefined ? refuse("TIMEOUT") : { status: "OK", processedAt: Date.now(), ...list };
}

function invalid(field: string): Answer {
  return { status: "INVALID_REQUEST", field, processedAt: Date.now() };
}

function findField(name: ProviderCallName, body: unknown): string {
  const [error] = validators[name].Errors(body);
  const missing: unknown = error === undefined ? undefined : Reflect.get(error.params, "requiredProperties");
  return Array.isArray(missing) ? String(missing[0]) : (error?.instancePath.split("/")[1] ?? "");
}

/** Checks a call's body and answers it. Anything that is not an answer of the contract is thrown. */
export async function answerCall(
  services: Services,
  caller: Caller,
  name: ProviderCallName,
  body: unknown,
): Promise<Answer> {
  const v = validators;
  if (name === "session" && v.session.Check(body)) return openSession(services, caller, body);
  if (name === "balance" && v.balance.Check(body)) return answerBalance(services, caller, body);
  if (name === "bet" && v.bet.Check(body)) return answerMoney(services, caller, { name, body });
  if (name === "win" && v.win.Check(body)) return answerMoney(services, caller, { name, body });
  if (name === "betwin" && v.betwin.Check(body)) return answerMoney(services, caller, { name, body });
  if (name === "rollback" && v.rollback.Check(body)) return answerMoney(services, caller, { name, body });
  if (name === "round" && v.round.Check(body)) return answerRound(services, caller, body);
  if (name === "end" && v.end.Check(body)) return answerEnd(services, caller, body);
  if (name === "transactions" && v.transactions.Check(body)) return answerTransactions(services, caller, body);
  return invalid(findField(name, body));
}
