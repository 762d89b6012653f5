import { createHmac, randomUUID } from "node:crypto";
import {
  getProviderStatus,
  type ProviderAnswer,
  providerBase,
  type ProviderRequest,
  providerSignature,
  toSignatureText,
} from "@marquee/contract";
import type { ProviderCallName } from "@marquee/contract";
import { providerSchemas } from "@marquee/contract/schema";
import { Check, Errors } from "typebox/value";
import { check, ConformanceError } from "./ConformanceError.ts";
import type { Target } from "./Target.ts";

/** Deliberate faults of a call. */
export type Tamper = {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent instead of the body that was signed. */
  readonly sentBody?: string;
  /** Signed and sent instead of the body. */
  readonly rawBody?: string;
  readonly signedPath?: string;
  /** Seconds by which the timestamp is off. */
  readonly clock?: number;
};

/** Calls the gateway under test. Every answer is checked for its schema, HTTP code and request id. */
export type Wallet = {
  readonly call: <Name extends ProviderCallName>(
    name: Name,
    body: ProviderRequest<Name>,
  ) => Promise<ProviderAnswer<Name>>;
  /** Sends a deliberately faulty call. @returns the status of the answer */
  readonly spoil: (name: ProviderCallName, body: unknown, tamper: Tamper) => Promise<string>;
  readonly countCalls: () => number;
};

const timeout = 10_000;

function isAnswer<Name extends ProviderCallName>(name: Name, answer: unknown): answer is ProviderAnswer<Name> {
  return Check(providerSchemas[name].answer, answer);
}

/** Creates the client for a gateway under test. */
export function createWallet({ url, provider, secret }: Target): Wallet {
  let calls = 0;

  const send = async (
    name: ProviderCallName,
    body: unknown,
    tamper: Tamper,
  ): Promise<{ http: number; answer: unknown }> => {
    calls += 1;
    const path = `${providerBase}/${name}`;
    const rawBody = tamper.rawBody ?? JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1_000) + (tamper.clock ?? 0));
    const signature = createHmac("sha256", secret)
      .update(toSignatureText(timestamp, tamper.signedPath ?? path, rawBody))
      .digest("hex");
    const headers: Record<string, string | undefined> = {
      "content-type": "application/json",
      [providerSignature.provider]: provider,
      [providerSignature.timestamp]: timestamp,
      [providerSignature.signature]: signature,
      ...tamper.headers,
    };
    const sent = Object.entries(headers).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[key, value]],
    );
    const response = await fetch(url + path, {
      method: "POST",
      headers: sent,
      body: tamper.sentBody ?? rawBody,
      signal: AbortSignal.timeout(timeout),
    });
    return { http: response.status, answer: await response.json() };
  };

  const call: Wallet["call"] = async (name, body) => {
    const request = { requestId: randomUUID(), ...body };
    const { http, answer } = await send(name, request, {});
    if (!isAnswer(name, answer)) {
      const [error] = Errors(providerSchemas[name].answer, answer);
      throw new ConformanceError(
        `/${name} answers off its schema: ${error?.instancePath ?? ""} ${error?.message ?? ""} in ${JSON.stringify(answer)}`,
      );
    }
    const { status, requestId } = answer;
    check(http === getProviderStatus(status).http, `/${name} answers ${status} with HTTP ${http}`);
    check(requestId === request.requestId, `/${name} does not repeat the request id`);
    return answer;
  };

  return {
    call,
    spoil: async (name, body, tamper) => {
      const { http, answer } = await send(name, body, tamper);
      check(http < 500, `/${name} answers a bad call with HTTP ${http}`);
      const status =
        typeof answer === "object" && answer !== null && "status" in answer ? String(answer.status) : "no status";
      return status;
    },
    countCalls: () => calls,
  };
}
