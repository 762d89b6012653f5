import type { SampleEndpoint } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { Value } from "typebox/value";
import type { SampleCall } from "../src/http/route.ts";
import { modules } from "../src/modules.ts";
import type { TestApp } from "./openTestApp.ts";

/** Asks the samples of rows as the plugin does, at any moment, and holds each answer to the row's schema. */
export function createSampleAsker({ services }: TestApp, call: SampleCall) {
  const routes = modules.flatMap((module) => module.routes(services));
  return <Request extends object, Answer>(row: SampleEndpoint<Request, Answer>, request: Request): Answer => {
    const route = routes.find(({ name }) => name === row.name);
    const schema = rows.find(({ endpoint }) => endpoint.name === row.name)?.value;
    if (route === undefined || !("sample" in route) || schema === undefined)
      throw new Error(`${row.name} has no sample`);
    const answer: unknown = route.sample?.(call, request);
    const holds = (value: unknown): value is Answer => Value.Check(schema, value);
    if (!holds(answer))
      throw new Error(`${row.name} answers ${JSON.stringify(Value.Errors(schema, answer)).slice(0, 400)}`);
    return answer;
  };
}

/** A function that asks samples. */
export type AskSample = ReturnType<typeof createSampleAsker>;
