import { createHmac, randomUUID } from "node:crypto";
import {
  getProviderStatus,
  providerCalls,
  type ProviderRequest,
  providerSignature,
  toSignatureText,
} from "@marquee/contract";
import type { ProviderCallName, ProviderStatus } from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import { Check, Errors } from "typebox/value";
import type { OperatorAction } from "../Target.ts";
import { createReferenceState } from "./ReferenceState.ts";
import type { ReferenceState, Player } from "./ReferenceState.ts";
import { answerMoney } from "./answerMoney.ts";
import { answerReads, type GetGame } from "./answerReads.ts";
import { correctRules } from "./rules.ts";
import type { Rules } from "./rules.ts";

/** A call as received, with header names in lower case. */
export type RawCall = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** The HTTP answer to a call. */
export type RawAnswer = { readonly http: number; readonly body: string };

/** A seamless wallet in memory that keeps every rule of contract 3.12. */
export type ReferenceGateway = {
  readonly handle: (call: RawCall) => Promise<RawAnswer>;
  /** Issues a launch token for a player, valid for one use. */
  readonly issueToken: (playerId: string, gameCode: string) => string;
  readonly getPlayer: (playerId: string) => Player;
  /** Performs an operator's action. */
  readonly operate: (action: OperatorAction, playerId: string, gameCode: string) => void;
  readonly memory: ReferenceState;
};

/** The provider's credentials, a new player's balance, and optionally the records of games for sessions' answers. */
export type ReferenceSettings = {
  readonly provider: string;
  readonly secret: string;
  readonly balance?: number;
  readonly rules?: Rules;
  readonly getGame?: GetGame;
};

/** The parts of an answer: the call's own fields, and the player whose balance it includes. */
export type Reply = { readonly status: ProviderStatus; readonly player?: Player; readonly balance?: number } & Readonly<
  Record<string, unknown>
>;

/** Creates a gateway; with other `rules` it is a faulty one. */
export function createReferenceGateway(settings: ReferenceSettings): ReferenceGateway {
  const { provider, secret, balance = 100_000_000, rules = correctRules, getGame = () => undefined } = settings;
  const memory = createReferenceState();
  const players = new Map<string, Player>();
  const money = answerMoney(memory, rules);
  const reads = answerReads(memory, rules, secret, getGame);

  const getPlayer = (id: string): Player => {
    const player = players.get(id) ?? { id, currency: "VND", balance, isFrozen: false };
    players.set(id, player);
    return player;
  };

  const isTrusted = ({ path, headers, body }: RawCall): boolean => {
    const timestamp = headers[providerSignature.timestamp] ?? "";
    const expected = createHmac("sha256", secret)
      .update(toSignatureText(timestamp, path, body))
      .digest("hex");
    return (
      headers[providerSignature.provider] === provider &&
      /^[0-9]{1,12}$/.test(timestamp) &&
      rules.isTimely(Date.now() / 1_000 - Number(timestamp)) &&
      rules.isSigned(headers[providerSignature.signature] ?? "", expected)
    );
  };

  const answer = async (name: ProviderCallName, body: unknown): Promise<Reply> => {
    switch (name) {
      case "bet":
        return isBody(name, body) ? money.bet(body) : refuse(name, body);
      case "win":
        return isBody(name, body) ? money.win(body) : refuse(name, body);
      case "betwin":
        return isBody(name, body) ? money.betwin(body) : refuse(name, body);
      case "rollback":
        return isBody(name, body) ? money.rollback(body) : refuse(name, body);
      case "session":
        return isBody(name, body) ? reads.session(body) : refuse(name, body);
      case "balance":
        return isBody(name, body) ? reads.balance(body) : refuse(name, body);
      case "round":
        return isBody(name, body) ? reads.round(body) : refuse(name, body);
      case "end":
        return isBody(name, body) ? reads.end(body) : refuse(name, body);
      default:
        return isBody(name, body) ? reads.transactions(body) : refuse(name, body);
    }
  };

  return {
    memory,
    getPlayer,
    operate: (action, playerId, gameCode) => {
      if (action === "closeGame") memory.closedGames.add(gameCode);
      else if (action === "openGame") memory.closedGames.delete(gameCode);
      else getPlayer(playerId).isFrozen = action === "freeze";
    },
    issueToken: (playerId, gameCode) => {
      const token = randomUUID();
      memory.tokens.set(token, { player: getPlayer(playerId), gameCode });
      return token;
    },
    handle: async (call) => {
      const name = providerCalls.find(({ path }) => path === call.path)?.name;
      if (!name) return { http: 404, body: "{}" };
      const body = parse(call.body);
      const reply = isTrusted(call) ? await answer(name, body) : { status: "INVALID_SIGNATURE" as const };
      return toRawAnswer(reply, body);
    },
  };
}

function isBody<Name extends ProviderCallName>(name: Name, body: unknown): body is ProviderRequest<Name> {
  return Check(providerSchemas[name].request, body);
}

function refuse(name: ProviderCallName, body: unknown): Reply {
  const [error] = Errors(providerSchemas[name].request, body);
  return { status: "INVALID_REQUEST", field: error?.instancePath.slice(1) ?? "" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toRawAnswer({ player, ...reply }: Reply, body: unknown): RawAnswer {
  const asked = typeof body === "object" && body !== null && "requestId" in body ? body.requestId : undefined;
  const requestId = typeof asked === "string" ? asked : randomUUID();
  const money = player && { balance: player.balance, currency: player.currency };
  return {
    http: getProviderStatus(reply.status).http,
    body: JSON.stringify({ requestId, processedAt: Date.now(), ...money, ...reply }),
  };
}
