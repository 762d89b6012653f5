import { randomUUID } from "node:crypto";
import {
  getProviderStatus,
  type ProviderAnswer,
  type ProviderCallName,
  type ProviderRequest,
  toWireAmount,
} from "@marquee/contract";
import { providerSchemas as schemas } from "@marquee/contract/schema";
import type { Kysely } from "kysely";
import { Type } from "typebox";
import { Check } from "typebox/value";
import type { Schema } from "../db/Schema.ts";
import { isAnswer, type Provider } from "../provider/createProvider.ts";
import { getWalletRound, type PlayCall, playMoney, type WalletSession } from "./playMoney.ts";
import { findWalletSession, getWalletBalance } from "./walletStore.ts";

type Money = ProviderAnswer<"bet">;

/** The wallets that the house keeps, by their names. */
export type WalletNames = ReadonlySet<string>;

const Named = Type.Object({ sessionId: Type.String() });

const toKey = ({ wallet, player_id: playerId, currency }: WalletSession) => ({ wallet, playerId, currency });

/**
 * The wallet of every call: sessions that the gateway says play from a wallet of ours (WL-04) are answered here, all others by the gateway.
 * Before a stake the gateway is asked whether the player may take it, so that an exclusion, a freeze or a log-out ends play here too.
 */
export function playFromWallet(db: Kysely<Schema>, wallets: WalletNames, gateway: Provider): Provider {
  if (wallets.size === 0) return gateway;

  const toCommon = (requestId: string) => ({ requestId, processedAt: Date.now() });

  async function open(body: ProviderRequest<"session">): Promise<ProviderAnswer<"session">> {
    const answer = await gateway.call("session", body);
    if (answer.status !== "OK" || answer.session.transferWallet === undefined) return answer;
    const { sessionId, playerId, currency, game, transferWallet: wallet } = answer.session;
    if (!wallets.has(wallet) || game === undefined) return { ...toCommon(answer.requestId), status: "INVALID_GAME" };
    const session = { provider_session: sessionId, wallet, player_id: playerId, currency, game_code: game.code };
    await db.insertInto("wallet_sessions").values(session).execute();
    const balance = await getWalletBalance(db, { wallet, playerId, currency });
    return { ...answer, balance: toWireAmount(balance) };
  }

  async function play(session: WalletSession, call: PlayCall): Promise<Money> {
    const isStake = call.name === "bet" || call.name === "betwin";
    const asked = isStake
      ? await gateway.call("balance", {
          sessionId: session.provider_session,
          requestId: randomUUID(),
          stake: { roundId: call.body.roundId, amount: call.body.amount },
        })
      : undefined;
    const { status, balance, note } = await playMoney(db, session, call, asked?.status ?? "OK");
    const common = {
      ...toCommon(call.body.requestId),
      balance: toWireAmount(balance),
      currency: session.currency,
    };
    if (status === "OK") return { ...common, status, ...(note === undefined ? {} : { note }) };
    const refused = asked !== undefined && asked.status !== "OK" && asked.status === status ? asked : {};
    return { ...refused, ...common, status };
  }

  async function tellBalance(session: WalletSession, body: ProviderRequest<"balance">): Promise<Money> {
    const answer = await gateway.call("balance", body);
    // A session that has ended still shows what the wallet holds.
    if (!getProviderStatus(answer.status).final) return answer;
    return { ...answer, balance: toWireAmount(await getWalletBalance(db, toKey(session))), currency: session.currency };
  }

  async function tellRound(session: WalletSession, body: ProviderRequest<"round">): Promise<ProviderAnswer<"round">> {
    const round = await getWalletRound(db, session, body.roundId);
    const common = toCommon(body.requestId ?? randomUUID());
    return round === undefined ? { ...common, status: "TX_NOT_FOUND" } : { ...common, status: "OK", round };
  }

  /** The answer to a call that is the house's own to answer; undefined for all others. */
  async function answer(name: ProviderCallName, body: unknown): Promise<unknown> {
    if (name === "session") return Check(schemas.session.request, body) ? open(body) : undefined;
    const session = Check(Named, body) ? await findWalletSession(db, body.sessionId) : undefined;
    if (session === undefined) return undefined;
    if (name === "bet" && Check(schemas.bet.request, body)) return play(session, { name, body });
    if (name === "win" && Check(schemas.win.request, body)) return play(session, { name, body });
    if (name === "betwin" && Check(schemas.betwin.request, body)) return play(session, { name, body });
    if (name === "rollback" && Check(schemas.rollback.request, body)) return play(session, { name, body });
    if (name === "balance" && Check(schemas.balance.request, body)) return tellBalance(session, body);
    if (name === "round" && Check(schemas.round.request, body)) return tellRound(session, body);
    return undefined;
  }

  const call: Provider["call"] = async (name, body) => {
    const own = await answer(name, body);
    if (own === undefined) return gateway.call(name, body);
    if (isAnswer(name, own)) return own;
    throw new TypeError(`the wallet's answer to ${name} is none of the contract`);
  };
  return { call };
}
