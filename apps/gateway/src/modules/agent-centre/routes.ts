import * as row from "@marquee/contract";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { answerTeamMember, beginTeamMember } from "./createTeamMember.ts";
import { answerTeamMembers, beginTeamMembers } from "./createTeamMembers.ts";
import { prepareQuota } from "./handQuota.ts";
import { answerLink, beginLink, readLinkMembers, updateLink } from "./links.ts";
import { raiseRebate } from "./raiseRebate.ts";
import { readRegisterCentre } from "./readRegisterCentre.ts";
import { readTeam } from "./readTeam.ts";
import { remarkMember } from "./remarkMember.ts";
import type { Services } from "./services.ts";

/** The register centre and the team of an agent. */
export function agentCentreRoutes(services: Services): readonly Route[] {
  const { db } = services;
  return [
    idempotentRoute(row.createTeamMember, {
      begin: (call, request) => beginTeamMember(services, call, request),
      answer: async (_call, request, done: { readonly account: string }) => answerTeamMember(request, done),
    }),
    idempotentRoute(row.createTeamMembers, {
      begin: (call, request) => beginTeamMembers(services, call, request),
      answer: async (call, request) => answerTeamMembers(call, request),
    }),
    route(row.getRegisterCentre, (call) => readRegisterCentre(db, call)),
    idempotentRoute(row.giveQuota, {
      begin: (call, request) => prepareQuota(call, request),
      answer: async () => ({}),
    }),
    route(row.listTeam, (call, request) => readTeam(db, call, request)),
    route(row.remarkMember, (call, request) => remarkMember(db, call, request)),
    route(row.setTeamRebate, (call, request) => raiseRebate(db, call, request)),
    idempotentRoute(row.createLink, {
      begin: (call, request) => beginLink(call, request),
      answer: async (call, _request, done: { readonly code: string }) => answerLink(call, done),
    }),
    route(row.updateLink, (call, request) => updateLink(db, call, request)),
    route(row.listLinkMembers, (call, request) => readLinkMembers(db, call, request)),
  ];
}
