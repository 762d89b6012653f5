import { row, type SchemaRow } from "../SchemaRow.ts";
import { countBanners, listAnnouncements } from "./endpoints.ts";
import {
  AnnouncementsRequestSchema,
  AnnouncementsSchema,
  CountBannersRequestSchema,
  CountedBannersSchema,
} from "./schemas.ts";

/** Calls of domain `support`. */
export const supportRows: readonly SchemaRow[] = [
  row(listAnnouncements, AnnouncementsRequestSchema, AnnouncementsSchema),
  row(countBanners, CountBannersRequestSchema, CountedBannersSchema),
];
