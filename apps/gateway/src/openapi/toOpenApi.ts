import { errorStatus, type SchemaRow } from "@marquee/contract";
import { FailureSchema, rows, toSuccessSchema } from "@marquee/contract/schema";
import type { TSchema } from "typebox";

type Json = Readonly<Record<string, unknown>>;

function toParameters({ request }: SchemaRow): readonly Json[] {
  const properties: unknown = Reflect.get(request, "properties");
  const required: unknown = Reflect.get(request, "required");
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: "query",
    required: Array.isArray(required) && required.includes(name),
    schema,
  }));
}

function toBody({ endpoint, request }: SchemaRow): Json {
  const type = endpoint.encrypted ? "application/jose" : "application/json";
  const description = endpoint.encrypted ? "A compact JWE whose content is JSON of this schema (contract 3.5)." : "";
  return { description, required: true, content: { [type]: { schema: request } } };
}

function toAnswer(description: string, schema: TSchema | Json): Json {
  return { description, content: { "application/json": { schema } } };
}

function toAnswers({ endpoint, value, errors }: SchemaRow): Json {
  const failure = { $ref: "#/components/schemas/Failure" };
  const refusals = errors.filter((code) => errorStatus[code] === 200);
  if (endpoint.stream) {
    const description = "A stream of server-sent events: each has a type (kind) and data, as the schema names them.";
    return {
      200: { description, content: { "text/event-stream": { schema: value } } },
      default: toAnswer("A refusal.", failure),
    };
  }
  const note = refusals.length === 0 ? "" : ` Or a refusal: ${refusals.join(", ")}.`;
  return {
    200: toAnswer(`Done.${note}`, { oneOf: [toSuccessSchema(value), failure] }),
    default: toAnswer("A refusal with a status of its own.", failure),
  };
}

function toOperation(row: SchemaRow, method: string): Json {
  const { endpoint } = row;
  const isMain = method === endpoint.method;
  return {
    operationId: isMain ? endpoint.name : `${endpoint.name}By${method}`,
    tags: [endpoint.domain],
    "x-module-id": endpoint.moduleId,
    "x-trial-allowed": endpoint.trial === true,
    "x-trial-sample": endpoint.trial === "sample",
    "x-audience": endpoint.audience,
    "x-body-limit": endpoint.bodyLimit,
    ...(endpoint.rateLimit === null ? {} : { "x-rate-limit": endpoint.rateLimit }),
    security:
      endpoint.token === "required" ? [{ token: [] }] : endpoint.token === "optional" ? [{}, { token: [] }] : [],
    ...(method === "GET" ? { parameters: toParameters(row) } : { requestBody: toBody(row) }),
    responses: toAnswers(row),
  };
}

/** The contract's rows as an OpenAPI 3.1 document: nothing in it is written by hand. */
export function toOpenApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of rows) {
    const { path, method, alsoMethods } = row.endpoint;
    const operations = (paths[path] ??= {});
    for (const each of [method, ...alsoMethods]) operations[each.toLowerCase()] = toOperation(row, each);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Gateway", version: "3", description: "Every call of the gateway, made from the contract's rows." },
    paths,
    components: {
      schemas: { Failure: FailureSchema },
      securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization" } },
    },
  };
}
