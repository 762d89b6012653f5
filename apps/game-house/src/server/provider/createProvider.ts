import { createHmac, randomUUID } from "node:crypto";
import {
  type ProviderAnswer,
  providerBase,
  providerPatience,
  type ProviderRequest,
  providerSignature,
  toSignatureText,
} from "@marquee/contract";
import type { ProviderCallName } from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import { Check } from "typebox/value";

/** The seamless wallet as this game server calls it (contract 3.12). */
export type Provider = {
  /** Sends one signed call once. What is no answer of the contract comes back as TIMEOUT or UNKNOWN: ask again. */
  readonly call: <Name extends ProviderCallName>(
    name: Name,
    body: ProviderRequest<Name>,
  ) => Promise<ProviderAnswer<Name>>;
};

/** Who calls, where, and how long it waits. */
export type ProviderSettings = {
  readonly gatewayUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** Whether an answer is one of the contract to this call. */
export function isAnswer<Name extends ProviderCallName>(name: Name, answer: unknown): answer is ProviderAnswer<Name> {
  return Check(providerSchemas[name].answer, answer);
}

/** Makes a caller that signs as contract 3.12.1 says and checks each answer against its schema. */
export function createProvider({
  gatewayUrl,
  provider,
  secret,
  timeout = providerPatience.timeout,
}: ProviderSettings): Provider {
  const send = async (path: string, rawBody: string): Promise<unknown> => {
    const timestamp = Math.floor(Date.now() / 1_000).toString();
    const signature = createHmac("sha256", secret)
      .update(toSignatureText(timestamp, path, rawBody))
      .digest("hex");
    const response = await fetch(gatewayUrl + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [providerSignature.provider]: provider,
        [providerSignature.timestamp]: timestamp,
        [providerSignature.signature]: signature,
      },
      body: rawBody,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    return response.json();
  };

  const call: Provider["call"] = async (name, body) => {
    const request = { requestId: randomUUID(), ...body };
    const fail = (status: "TIMEOUT" | "UNKNOWN"): unknown => ({
      requestId: request.requestId,
      status,
      processedAt: Date.now(),
    });
    const answer = await send(`${providerBase}/${name}`, JSON.stringify(request)).catch(() => fail("TIMEOUT"));
    if (isAnswer(name, answer)) return answer;
    const unknown = fail("UNKNOWN");
    if (isAnswer(name, unknown)) return unknown;
    throw new TypeError("a refusal that its schema does not know");
  };
  return { call };
}
