import { MoneyError, toMoney } from "@marquee/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Check, Errors } from "typebox/value";
import type { RoundAnswer } from "../api/GameApi.ts";
import { getFairness, rotateSeed, verifyRound } from "./fairness/rotateSeed.ts";
import type { House } from "./House.ts";
import { toText } from "./money.ts";
import { Refusal } from "./Refusal.ts";
import { requestSchemas } from "./requests.schema.ts";
import type { ApiName, ApiRequest } from "./requests.schema.ts";
import { getReplay, listHistory } from "./rounds/listHistory.ts";
import type { Settled } from "./rounds/settleRound.ts";
import { markSeen } from "./rounds/roundStore.ts";
import { startRound } from "./rounds/startRound.ts";
import { stepRound } from "./rounds/stepRound.ts";
import { toRoundView } from "./rounds/toRoundView.ts";
import { getNet, getState } from "./sessions/getState.ts";
import { openSession } from "./sessions/openSession.ts";
import { endReplaced, endSession, requireSession } from "./sessions/sessionStore.ts";
import type { Session } from "./sessions/sessionStore.ts";

/** Serves the calls of the game's client. */
export function registerApi(app: FastifyInstance, house: House): void {
  const serve = <Name extends ApiName>(
    name: Name,
    handle: (body: ApiRequest<Name>, request: FastifyRequest) => Promise<unknown>,
  ): void => {
    app.post(
      `/api/${name}`,
      { config: { limit: name === "verify" ? "verifications" : "calls" } },
      async (request, reply) => {
        void reply.header("cache-control", "no-store");
        return handle(toBody(name, request.body), request);
      },
    );
  };
  const asPlayer = async (request: FastifyRequest): Promise<Session> => {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined) throw new Refusal("session.ended");
    return requireSession(house.db, token);
  };
  const toAnswer = async (session: Session, { round, balance, room }: Settled): Promise<RoundAnswer> => ({
    round: toRoundView(round, room),
    ...(balance === undefined ? {} : { balance: toText(balance) }),
    net: await getNet(house, session),
  });

  serve("open", (body) => openSession(house, { launchToken: body.token, gameCode: body.gameCode }));
  serve("state", async (_, request) => getState(house, await asPlayer(request)));
  serve("spin", async (body, request) => {
    const session = await asPlayer(request);
    const settled = await startRound(house, session, { clientRoundId: body.roundId, stake: toStake(body.stake) });
    const { refusal } = settled.round;
    const isOver = refusal === "SESSION_EXPIRED" || refusal === "INVALID_SESSION";
    if (isOver && (await endReplaced(house.db, session))) throw new Refusal("session.replaced");
    return toAnswer(session, settled);
  });
  serve("step", async (body, request) => {
    const session = await asPlayer(request);
    return toAnswer(session, await stepRound(house, session, { ...body, choice: body.choice }));
  });
  serve("seen", async (body, request) => {
    const { player_id: playerId } = await asPlayer(request);
    await markSeen(house.db, playerId, body.roundId);
    return {};
  });
  serve("history", async (body, request) => listHistory(house, await asPlayer(request), body.before));
  serve("replay", async (body, request) => getReplay(house, await asPlayer(request), body.roundId));
  serve("fairness", async (_, request) => getFairness(house, await asPlayer(request)));
  serve("rotate", async (body, request) => rotateSeed(house, await asPlayer(request), body.clientSeed));
  serve("verify", async ({ model, ...seeds }) => verifyRound(model, seeds));
  serve("end", async (_, request) => {
    const session = await asPlayer(request);
    await endSession(house.db, session.id);
    await house.provider.call("end", { sessionId: session.provider_session });
    return {};
  });
}

function toBody<Name extends ApiName>(name: Name, body: unknown): ApiRequest<Name> {
  const schema: (typeof requestSchemas)[Name] = requestSchemas[name];
  const value = body ?? {};
  if (!Check(schema, value)) throw new Refusal("request.invalid", Errors(schema, value)[0]?.instancePath.slice(1));
  return value;
}

function toStake(text: string): bigint {
  try {
    return toMoney(text);
  } catch (error) {
    if (error instanceof MoneyError) throw new Refusal("stake.invalid", "stake");
    throw error;
  }
}
