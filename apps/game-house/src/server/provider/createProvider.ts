import { createHmac, randomUUID } from "node:crypto";
import { providerBase, providerPatience, providerSignature, toSignatureText } from "@marquee/contract";
import type { ProviderCallName } from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import type { ProviderAnswer, ProviderRequest } from "@marquee/contract/schema";
import { Check } from "typebox/value";

/** The seamless wallet as this game server calls it (contract 3.12). */
export type Provider = {
  /** Sends one signed call once. What is no answer of the contract comes back as TIMEOUT or UNKNOWN: ask again. */
  readonly call: <Name extends ProviderCallName>(name: Name, body: ProviderRequest<Name>) => Promise<ProviderAnswer<Name>>;
};

/** Who calls, where, and how long it waits. */
export type ProviderSettings = {
  readonly gatewayUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** Makes a caller that signs as contract 3.12.1 says and checks each answer against its schema. */
export function createProvider({ gatewayUrl, provider, secret, timeout = providerPatience.timeout }: ProviderSettings): Provider {
  const send = async (path: string, rawBody: string): Promise<unknown> => {
    const timestamp = Math.floor(Date.now() / 1_000).toString();
    const signature = createHmac("sha256", secret).update(toSignatureText(timestamp, path, rawBody)).digest("hex");
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

  const call = async <Name extends ProviderCallName>(name: Name, body: ProviderRequest<Name>): Promise<ProviderAnswer<Name>> => {
    const request = { requestId: randomUUID(), ...body };
    const fail = (status: "TIMEOUT" | "UNKNOWN") => ({ requestId: request.requestId, status, processedAt: Date.now() });
    try {
      const answer = await send(`${providerBase}/${name}`, JSON.stringify(request));
      // The check is against the schema that the type was made from; the compiler cannot follow it through `Name`.
      return (Check(providerSchemas[name].answer, answer) ? answer : fail("UNKNOWN")) as ProviderAnswer<Name>;
    } catch {
      return fail("TIMEOUT") as ProviderAnswer<Name>;
    }
  };
  return { call };
}
