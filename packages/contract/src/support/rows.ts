import { row, type SchemaRow } from "../SchemaRow.ts";
import { countBanners, listAgentAnnouncements, listAnnouncements } from "./endpoints.ts";
import {
  AgentAnnouncementsRequestSchema,
  AgentAnnouncementsSchema,
  AnnouncementsRequestSchema,
  AnnouncementsSchema,
  CountBannersRequestSchema,
  CountedBannersSchema,
} from "./schemas.ts";

/** Calls of domain `support`. */
export const supportRows: readonly SchemaRow[] = [
  row(listAnnouncements, AnnouncementsRequestSchema, AnnouncementsSchema),
  row(countBanners, CountBannersRequestSchema, CountedBannersSchema),
  row(listAgentAnnouncements, AgentAnnouncementsRequestSchema, AgentAnnouncementsSchema, ["permission.denied"]),
];
