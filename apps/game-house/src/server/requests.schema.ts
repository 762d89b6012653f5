import { Type } from "typebox";
import type { Static } from "typebox";

const gameCode = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" });
const id = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9-]+$" });
const seed = Type.String({ minLength: 1, maxLength: 64, pattern: "^[\\x20-\\x7e]+$" });
const none = Type.Object({});

/** What each call of the game's client must send. */
export const requestSchemas = {
  open: Type.Object({ token: Type.String({ minLength: 16, maxLength: 256, pattern: "^[A-Za-z0-9_.-]+$" }), gameCode }),
  state: none,
  spin: Type.Object({
    roundId: id,
    stake: Type.String({ maxLength: 24, pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$" }),
  }),
  step: Type.Object({
    roundId: id,
    stage: Type.Integer({ minimum: 1, maximum: 100_000 }),
    choice: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  }),
  seen: Type.Object({ roundId: id }),
  history: Type.Object({ before: Type.Optional(id) }),
  replay: Type.Object({ roundId: id }),
  fairness: none,
  rotate: Type.Object({ clientSeed: seed }),
  verify: Type.Object({
    model: Type.String({ minLength: 1, maxLength: 40, pattern: "^[a-z0-9-]+$" }),
    serverSeed: seed,
    clientSeed: seed,
    nonce: Type.Integer({ minimum: 0, maximum: 2 ** 31 }),
  }),
  end: none,
};

/** The calls of the client: each is `POST /api/<name>` with a JSON body. */
export type ApiName = keyof typeof requestSchemas;

/** The body of a call. */
export type ApiRequest<Name extends ApiName> = Static<(typeof requestSchemas)[Name]>;
