import { errorStatus, type ProviderCallName, type SchemaRow } from "@marquee/contract";
import { FailureSchema, providerSchemas, toSuccessSchema } from "@marquee/contract/schema";
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";

type Validator = Pick<ReturnType<typeof Compile>, "Check" | "Errors">;

/** A schema's check, compiled on first use, because most test gateways answer few rows. */
function compileLate(schema: () => TSchema): () => Validator {
  let validator: Validator | undefined;
  return () => (validator ??= Compile(schema()));
}

const failure = Compile(FailureSchema);
const general = new Set(
  Object.entries(errorStatus)
    .filter(([, status]) => status !== 200)
    .map(([code]) => code),
);

const providerValidators = new Map(
  Object.entries(providerSchemas).map(([name, { answer }]) => [name, compileLate(() => answer)]),
);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The seamless wallet's call that the route answers. */
    call?: ProviderCallName;
  }
}

function findProviderFault(name: ProviderCallName, body: unknown): string | undefined {
  const validator = providerValidators.get(name)?.();
  if (validator === undefined || validator.Check(body)) return undefined;
  const [error] = validator.Errors(body);
  return `${name} answers off its schema: ${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}

interface RowCheck {
  readonly errors: SchemaRow["errors"];
  readonly validator: () => Validator;
}

function findFault(
  { errors, validator: getValidator }: RowCheck,
  name: string,
  status: number,
  body: unknown,
): string | undefined {
  if (failure.Check(body)) {
    const { errorCode } = body;
    const isOwn = errors.some((code) => code === errorCode);
    const expected: unknown = Reflect.get(errorStatus, errorCode);
    if (!isOwn && !general.has(errorCode)) return `${name} may not answer ${errorCode}`;
    return expected === status ? undefined : `${name} answers ${errorCode} with ${status}`;
  }
  const validator = getValidator();
  if (validator.Check(body)) return status === 200 ? undefined : `${name} succeeds with ${status}`;
  const [error] = validator.Errors(body);
  return `${name} answers off its schema: ${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}

/** Checks every answer of these rows and of the seamless wallet against its schema and codes; a mismatch becomes a 500 that says so. */
export function registerAnswerCheck(app: FastifyInstance, rows: readonly SchemaRow[]): void {
  const checks = new Map(
    rows.map(({ endpoint, value, errors }) => [
      endpoint.name,
      { errors, validator: compileLate(() => toSuccessSchema(value)) },
    ]),
  );

  function findRowFault(name: string, status: number, body: unknown): string | undefined {
    const check = checks.get(name);
    return check === undefined ? `${name} is no row` : findFault(check, name, status, body);
  }

  app.addHook("preSerialization", async (request, reply, payload: unknown) => {
    const { row, call } = request.routeOptions.config;
    const fault =
      row !== undefined
        ? findRowFault(row.name, reply.statusCode, payload)
        : call !== undefined
          ? findProviderFault(call, payload)
          : undefined;
    if (fault === undefined) return payload;
    request.log.fatal({ fault }, "answer off its schema");
    reply.code(500);
    if (call !== undefined)
      return { requestId: request.id, status: "UNKNOWN", processedAt: Date.now(), message: fault };
    return { success: false, errorCode: "unknown", message: fault, requestId: request.id, serverTime: Date.now() };
  });
}
