import { createHmac, randomUUID } from "node:crypto";
import {
  type ProviderAnswer,
  providerBase,
  type ProviderCallName,
  providerSignature,
  toSignatureText,
} from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import { Check } from "typebox/value";
import { gameHouseProvider } from "../src/secrets/openSecrets.ts";
import type { Gateway } from "./visitor.ts";

/** What a test may falsify in a call. */
export interface Signing {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly provider?: string;
}

function isAnswer<Name extends ProviderCallName>(name: Name, answer: unknown): answer is ProviderAnswer<Name> {
  return Check(providerSchemas[name].answer, answer);
}

/** The headers of a call that is signed with `secret`. */
export function toSignedHeaders(
  name: ProviderCallName,
  payload: string | Buffer,
  { secret = "", provider = gameHouseProvider, timestamp = Math.floor(Date.now() / 1000) }: Signing,
) {
  const text = toSignatureText(`${timestamp}`, `${providerBase}/${name}`, "");
  return {
    "content-type": "application/json",
    [providerSignature.provider]: provider,
    [providerSignature.timestamp]: `${timestamp}`,
    [providerSignature.signature]: createHmac("sha256", secret).update(text).update(payload).digest("hex"),
  };
}

/** A game server that signs its calls and checks every answer against its schema. */
export function createGameServer(app: Gateway, own: string) {
  async function send(name: ProviderCallName, payload: string | Buffer, signing: Signing = {}) {
    const headers = toSignedHeaders(name, payload, { secret: own, ...signing });
    return app.http.inject({ method: "POST", url: `${providerBase}/${name}`, headers, payload });
  }

  async function call<Name extends ProviderCallName>(
    name: Name,
    body: object,
    signing: Signing = {},
  ): Promise<ProviderAnswer<Name>> {
    const response = await send(name, JSON.stringify({ requestId: randomUUID(), ...body }), signing);
    const answer: unknown = response.json();
    if (!isAnswer(name, answer)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  return { send, call };
}

/** A game server of these tests. */
export type GameServer = ReturnType<typeof createGameServer>;
