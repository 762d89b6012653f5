import { createHmac, randomUUID } from "node:crypto";
import { type ProviderCallName, providerBase, providerSignature, toSignatureText } from "@marquee/contract";
import type { FastifyInstance } from "fastify";
import { gameHouseProvider } from "../secrets/openSecrets.ts";
import { requireNoFault } from "./createCaller.ts";

/** What of a provider's answer a life looks at. */
export interface GameAnswer {
  readonly status: string;
  readonly balance?: number | string;
  readonly session?: { readonly sessionId: string; readonly currency: string };
}

const isAnswer = (body: unknown): body is GameAnswer =>
  typeof body === "object" && body !== null && typeof Reflect.get(body, "status") === "string";

/** The in-house game server as the gateway sees it: signed calls of the seamless wallet. */
export function createGameCaller(http: Pick<FastifyInstance, "inject">, secret: string) {
  return async (name: ProviderCallName, body: object): Promise<GameAnswer> => {
    const payload = JSON.stringify({ requestId: randomUUID(), ...body });
    const timestamp = `${Math.floor(Date.now() / 1000)}`;
    const text = toSignatureText(timestamp, `${providerBase}/${name}`, payload);
    const answer = await http.inject({
      method: "POST",
      url: `${providerBase}/${name}`,
      headers: {
        "content-type": "application/json",
        [providerSignature.provider]: gameHouseProvider,
        [providerSignature.timestamp]: timestamp,
        [providerSignature.signature]: createHmac("sha256", secret).update(text).digest("hex"),
      },
      payload,
    });
    const told: unknown = answer.json();
    requireNoFault(name, answer.statusCode, told);
    if (!isAnswer(told)) throw new Error(`${name}: ${answer.body}`);
    return told;
  };
}

/** What {@link createGameCaller} makes. */
export type GameCaller = ReturnType<typeof createGameCaller>;
