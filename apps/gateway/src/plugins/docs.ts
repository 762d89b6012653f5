import { rows } from "@marquee/contract/schema";
import type { FastifyInstance } from "fastify";
import { toOpenApi } from "../openapi/toOpenApi.ts";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function toLine({ endpoint, errors }: (typeof rows)[number]): string {
  const { name, method, alsoMethods, path, moduleId, token, encrypted } = endpoint;
  const cells = [
    [method, ...alsoMethods].join(", "),
    path,
    name,
    moduleId,
    token,
    encrypted ? "encrypted" : "",
    errors.join(", "),
  ];
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`;
}

function toPage(): string {
  const heads = ["Method", "Path", "Name", "Module", "Token", "Body", "Own refusals"].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gateway: calls</title></head><body><main>',
    '<h1>Calls of the gateway</h1><p><a href="/docs/openapi.json">OpenAPI 3.1</a></p>',
    `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.map(toLine).join("")}</tbody></table></main></body></html>`,
  ].join("");
}

/** `/docs` lists the calls, `/docs/openapi.json` describes them: both from the contract's rows. */
export function registerDocs(app: FastifyInstance): void {
  const counted = { config: { limit: "pages" } } as const;
  const [page, document] = [toPage(), toOpenApi()];
  app.get("/docs", counted, async (_request, reply) =>
    reply.header("content-type", "text/html; charset=utf-8").send(page),
  );
  app.get("/docs/openapi.json", counted, async () => document);
}
