import { row, type SchemaRow } from "../SchemaRow.ts";
import { listAnnouncements } from "./endpoints.ts";
import { AnnouncementsRequestSchema, AnnouncementsSchema } from "./schemas.ts";

/** Calls of domain `support`. */
export const supportRows: readonly SchemaRow[] = [
  row(listAnnouncements, AnnouncementsRequestSchema, AnnouncementsSchema),
];
