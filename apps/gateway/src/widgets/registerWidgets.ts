import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { getHost } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import type { SomeServices } from "../Services.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { listWidgets, type Widget } from "./listWidgets.ts";

const toAttribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const toPage = (name: string, settings: unknown): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Security check</title>
<style>html{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center}</style>
<script type="module" src="/widgets/${name}.js"></script></head><body data-settings="${toAttribute(settings)}"></body></html>
`;

/** The policy of a widget's page: its third party's scripts may run here, and only merchants' pages may frame it. */
const toPolicy = ({ origins }: Widget, parents: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${origins.join(" ")}`,
    `style-src 'unsafe-inline' ${origins.join(" ")}`,
    `img-src data: ${origins.join(" ")}`,
    `media-src ${origins.join(" ")}`,
    `connect-src ${origins.join(" ")}`,
    `frame-src ${origins.join(" ")}`,
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(" ")}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");

/** The origins of the sites that are live, with the scheme and port at which the widgets are reached. */
function listParents(tenants: readonly Tenant[], { protocol, port }: URL): readonly string[] {
  return tenants
    .filter(({ retired }) => retired === null)
    .flatMap(({ hosts, movedHosts }) => [...hosts, ...movedHosts])
    .map((host) => `${protocol}//${host}${port === "" ? "" : `:${port}`}`);
}

/**
 * The pages with the widgets of third parties (decision 063), at an origin of no merchant: what such a script does, it does to
 * its own page. Brands' pages frame them and get their results as messages. Nothing is served without `widgetHost`.
 */
export function registerWidgets(
  app: FastifyInstance,
  { config, tenantRegistry }: SomeServices<"config" | "tenantRegistry">,
): void {
  if (config.widgetHost === undefined) return;
  const host = new URL(config.widgetHost);
  const requireHost = (found: string): void => {
    if (found !== host.hostname) throw new Refusal("path.unknown");
  };
  const widgets = listWidgets(config);
  for (const [name, widget] of Object.entries(widgets)) {
    app.get(`/widgets/${name}`, { config: { limit: "pages" } }, async (request, reply) => {
      requireHost(getHost(request));
      const parents = listParents(tenantRegistry.list(), host);
      reply.header("content-security-policy", toPolicy(widget, parents));
      reply.header("referrer-policy", "strict-origin-when-cross-origin");
      reply.headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      return toPage(name, { ...widget.settings, parents });
    });
  }
  for (const script of ["answerParent", ...Object.keys(widgets)]) {
    app.get(`/widgets/${script}.js`, { config: { limit: "files" } }, async (request, reply) => {
      requireHost(getHost(request));
      reply.headers({ "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=3600" });
      return readFile(new URL(`pages/${script}.js`, import.meta.url), "utf8");
    });
  }
}
