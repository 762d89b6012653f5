import { createReferenceGateway, serveGateway } from "@marquee/conformance";
import type { RawAnswer, RawCall, ReferenceGateway } from "@marquee/conformance";
import { openTestDatabase } from "@marquee/database/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { inject } from "vitest";
import type { ApiAnswers, ApiRefusal, GameState, OpenAnswer, RoundAnswer } from "../src/api/GameApi.ts";
import { createApp, logSerializers } from "../src/server/app.ts";
import { type BorderSettings, defaultLimits } from "../src/server/border.ts";
import { migrations } from "../src/server/db/migrations.ts";
import type { Schema } from "../src/server/db/Schema.ts";
import { toTestRecord } from "./findSeed.ts";
import type { House } from "../src/server/House.ts";
import type { PageSettings } from "../src/server/page/registerPage.ts";
import { createProvider } from "../src/server/provider/createProvider.ts";
import { recoverRounds } from "../src/server/rounds/recoverRounds.ts";

/** What a test may do to a call on its way: answer it itself, or let it through. */
type Disturb = (call: RawCall, pass: () => Promise<RawAnswer>) => Promise<RawAnswer>;

/** A game house on a real database, with a real wallet behind real sockets. */
export type TestHouse = {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly wallet: ReferenceGateway;
  /** Paths of the wallet's calls, in order. */
  readonly calls: string[];
  readonly logs: string[];
  /** Milliseconds that the house would have waited between tries. */
  readonly waits: number[];
  disturb: Disturb;
  readonly open: (gameCode: string, playerId?: string) => Promise<TestPlayer>;
  /** Lets the time pass until every unfinished round is due. */
  readonly makeDue: () => Promise<void>;
  /** One run of the recovery. */
  readonly recover: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** An answer, or the refusal in its place. */
type Posted<Name extends keyof ApiAnswers> = {
  readonly http: number;
  readonly body: ApiAnswers[Name] & Partial<ApiRefusal>;
};

/** A player at a game of the test house. */
export type TestPlayer = {
  readonly post: <Name extends keyof ApiAnswers>(name: Name, body?: object) => Promise<Posted<Name>>;
  readonly spin: (roundId: string, stake?: string) => Promise<RoundAnswer>;
  readonly state: () => Promise<GameState>;
  readonly balance: () => number;
  readonly token: string;
};

const secret = "a-secret-for-tests-only";

/** Builds one; its `close` removes everything. `page` serves the built client too; `timeout` is how long it waits for the wallet, in milliseconds. */
export async function createTestHouse(
  page: PageSettings = { clientFolder: "/nowhere", frameAncestors: [] },
  border: BorderSettings = { trustProxy: [], limits: defaultLimits },
  timeout = 500,
): Promise<TestHouse> {
  const database = await openTestDatabase<Schema>(inject("testSource"), { migrations });
  const wallet = createReferenceGateway({ provider: "MARQ", secret, getGame: toTestRecord });
  const [calls, logs, waits]: [string[], string[], number[]] = [[], [], []];
  const served = await serveGateway({
    ...wallet,
    handle: (call) => {
      calls.push(call.path.slice(call.path.lastIndexOf("/") + 1));
      return test.disturb(call, () => wallet.handle(call));
    },
  });
  const house: House = {
    db: database.db,
    provider: createProvider({ gatewayUrl: served.url, provider: "MARQ", secret, timeout }),
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (fields, message) => void logs.push(JSON.stringify({ ...fields, message })),
    abandonHours: 24,
  };
  const logger = {
    level: "info",
    serializers: logSerializers,
    stream: { write: (line: string) => void logs.push(line) },
  };
  const app = await createApp({ house, database, page, border, logger });

  const open = async (gameCode: string, playerId = "p1"): Promise<TestPlayer> => {
    const launch = wallet.issueToken(playerId, gameCode);
    const { token } = (
      await app.inject({ method: "POST", url: "/api/open", payload: { token: launch, gameCode } })
    ).json<OpenAnswer>();
    const post = async <Name extends keyof ApiAnswers>(name: Name, body: object = {}): Promise<Posted<Name>> => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ method: "POST", url: `/api/${name}`, headers, payload: body });
      return { http: response.statusCode, body: response.json() };
    };
    return {
      post,
      token,
      spin: async (roundId, stake = "1.00") => (await post("spin", { roundId, stake })).body,
      state: async () => (await post("state")).body,
      balance: () => wallet.getPlayer(playerId).balance,
    };
  };

  const test: TestHouse = {
    app,
    house,
    wallet,
    calls,
    logs,
    waits,
    disturb: (_, pass) => pass(),
    open,
    makeDue: async () =>
      void (await house.db
        .updateTable("rounds")
        .set({ next_try_at: sql`now()` })
        .execute()),
    recover: () => recoverRounds(house),
    close: async () => {
      await app.close();
      await served.close();
      await database.close();
    },
  };
  return test;
}
