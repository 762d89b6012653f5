import type { IncomingMessage, ServerResponse } from "node:http";
import { doorPath } from "../signals.ts";
import { checkRequest } from "./checkRequest.ts";
import { readBody } from "./readBody.ts";
import { readBrands } from "./readBrands.ts";
import { refuse, Refusal, type Fault } from "./Refusal.ts";
import { savePatches } from "./savePatches.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(JSON.stringify(body));
}

async function answer(request: IncomingMessage, path: string, brands: string): Promise<unknown> {
  const method = { [`${doorPath}/brands`]: "GET", [`${doorPath}/patches`]: "POST" }[path];
  if (method === undefined) throw refuse(404, "path", path, `${doorPath}/brands or ${doorPath}/patches`);
  if (request.method !== method) throw refuse(405, "method", request.method ?? "none", method);
  return method === "GET" ? readBrands(brands) : savePatches(brands, await readBody(request));
}

function toRefusal(error: unknown): { readonly status: number; readonly faults: readonly Fault[] } {
  if (error instanceof Refusal) return error;
  const found = error instanceof Error ? error.message : String(error);
  return {
    status: 500,
    faults: [{ file: "brands", key: "(folder)", found, expected: "a folder that can be read and written" }],
  };
}

/**
 * The only endpoint from Storybook's page to the folder `brands`: `GET …/brands`, `POST …/patches`. It serves this
 * machine and Storybook's own page only (see {@link checkRequest}); no answer allows another origin to read it.
 */
export function studioDoor(brands: string, token: string): Handler {
  return (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "/";
    if (path !== doorPath && !path.startsWith(`${doorPath}/`)) return next();
    const serve = async (): Promise<void> => {
      checkRequest(request, token);
      send(response, 200, await answer(request, path, brands));
    };
    serve().catch((error: unknown) => {
      const { status, faults } = toRefusal(error);
      // The rest of a body is not read: the connection ends with the answer.
      send(response, status, { faults }, request.complete ? {} : { connection: "close" });
    });
  };
}
