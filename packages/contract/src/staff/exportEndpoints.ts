import type * as Shape from "./exportSchemas.ts";
import { staffEndpoint } from "./staffEndpoint.ts";

type Nothing = Record<string, never>;

const own = { domain: "staff", scope: "merchant", permission: "exports.create" } as const;

/** Exports of a merchant, newest first. */
export const listExports = /* @__PURE__ */ staffEndpoint<Shape.ListExports, Shape.ExportPage>({
  ...own,
  name: "listExports",
  method: "GET",
  path: "/staff/exports",
  passive: true,
  cache: { provides: ["Exports"] },
});

/** Has a file made of a whole list with its filters, or proposes it where it takes two people. */
export const createExport = /* @__PURE__ */ staffEndpoint<Shape.CreateExport, Shape.CreatedExport>({
  ...own,
  name: "createExport",
  method: "POST",
  path: "/staff/exports",
  rateLimit: { calls: 20, seconds: 60 },
  cache: { invalidates: ["Exports", "Proposals", "Audit"] },
});

/** Ends an export that is not done. */
export const cancelExport = /* @__PURE__ */ staffEndpoint<Shape.ExportId, Nothing>({
  ...own,
  name: "cancelExport",
  method: "POST",
  path: "/staff/exports/cancel",
  cache: { invalidates: ["Exports", "Audit"] },
});

/** Where an export's file is: a browser's own download, with the session's cookie. */
export function toExportPath(id: string): string {
  return `/staff/exports/file/${id}`;
}
