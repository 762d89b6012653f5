import {
  createLink,
  createTeamMember,
  createTeamMembers,
  getRegisterCentre,
  giveQuota,
  listLinkMembers,
  listTeam,
  remarkMember,
  setTeamRebate,
  updateLink,
} from "@marquee/contract";
import { idempotentRoute, type Route, route, sampleRoute } from "../../http/route.ts";
import { answerTeamMember, beginTeamMember } from "./createTeamMember.ts";
import { answerTeamMembers, beginTeamMembers } from "./createTeamMembers.ts";
import { prepareQuota } from "./handQuota.ts";
import { answerLink, beginLink, readLinkMembers, updateLink as changeLink } from "./links.ts";
import { raiseRebate } from "./raiseRebate.ts";
import { readRegisterCentre } from "./readRegisterCentre.ts";
import { readTeam } from "./readTeam.ts";
import { remarkMember as noteRemark } from "./remarkMember.ts";
import { sampleLinkMembers, sampleRegisterCentre, sampleTeamPage } from "./sampleCentre.ts";
import type { Services } from "./services.ts";

/** The register centre and the team of an agent. */
export function agentCentreRoutes(services: Services): readonly Route[] {
  const { db } = services;
  return [
    idempotentRoute(createTeamMember, {
      begin: (call, request) => beginTeamMember(services, call, request),
      answer: async (_call, request, done: { readonly account: string }) => answerTeamMember(request, done),
    }),
    idempotentRoute(createTeamMembers, {
      begin: (call, request) => beginTeamMembers(services, call, request),
      answer: async (call, request) => answerTeamMembers(call, request),
    }),
    sampleRoute(getRegisterCentre, (call) => readRegisterCentre(db, call), sampleRegisterCentre),
    idempotentRoute(giveQuota, {
      begin: (call, request) => prepareQuota(call, request),
      answer: async () => ({}),
    }),
    sampleRoute(listTeam, (call, request) => readTeam(db, call, request), sampleTeamPage),
    route(remarkMember, (call, request) => noteRemark(db, call, request)),
    route(setTeamRebate, (call, request) => raiseRebate(db, call, request)),
    idempotentRoute(createLink, {
      begin: (call, request) => beginLink(call, request),
      answer: async (call, _request, done: { readonly code: string }) => answerLink(call, done),
    }),
    route(updateLink, (call, request) => changeLink(db, call, request)),
    sampleRoute(listLinkMembers, (call, request) => readLinkMembers(db, call, request), sampleLinkMembers),
  ];
}
