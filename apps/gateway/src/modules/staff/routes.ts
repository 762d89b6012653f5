import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import { merchantRoute, openRoute, ownRoute, platformRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { setLanguages } from "../../staff/staffStore.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { checkAudit, listAudit } from "./audit.ts";
import { listChangesOf } from "./changes.ts";
import { listJobs, runJob } from "./jobs.ts";
import { countWaiting, getOverview } from "./overview.ts";
import { listOutbox } from "./outbox.ts";
import { acceptStaffInvitation, getStaffInvitation } from "./invitations.ts";
import { loginStaff } from "./loginStaff.ts";
import { changeStaffPassword, endStaffSession, getStaffSession, listStaffSessions, logoutStaff } from "./ownSession.ts";
import {
  createStaffPasskey,
  listStaffPasskeys,
  loginStaffByPasskey,
  removeStaffPasskey,
  startStaffPasskey,
  startStaffPasskeyLogin,
} from "./passkeys.ts";
import { invitePerson, listPeople, proposeRoles, proposeStaffReset, setPersonState } from "./people.ts";
import { decideProposal, listProposals } from "./proposals.ts";
import { listStaffSecurity, unlockPerson } from "./staffSecurity.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { getWorkItemOf, listWorkOf, releaseWorkOf, takeWorkOf } from "./work.ts";
import { webhookRoutes } from "./webhookRoutes.ts";
import {
  completeStaffLogin,
  confirmStaffSecondFactor,
  removeStaffSecondFactor,
  startStaffSecondFactor,
} from "./secondFactor.ts";

/** A use case without an answer, as a row with an empty one. */
const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work;
  return {};
};

/** Handlers of domain `staff`. */
export function staffRoutes(
  services: Services,
  { proposalKinds: kinds, jobs, waiting, startExports }: StaffTools,
): readonly StaffRoute[] {
  return [
    ownRoute(row.getStaffSession, (call) => getStaffSession(services, call)),
    openRoute(row.loginStaff, (call, request) => loginStaff(services, call, request)),
    ownRoute(row.completeStaffLogin, (call, request) => completeStaffLogin(services, call, request)),
    openRoute(row.startStaffPasskeyLogin, (call) => startStaffPasskeyLogin(services, call)),
    openRoute(row.loginStaffByPasskey, (call, request) => loginStaffByPasskey(services, call, request)),
    ownRoute(row.logoutStaff, (call) => done(logoutStaff(services, call))),
    ownRoute(row.startStaffSecondFactor, (call, request) => startStaffSecondFactor(services, call, request)),
    ownRoute(row.confirmStaffSecondFactor, (call, request) => confirmStaffSecondFactor(services, call, request)),
    ownRoute(row.removeStaffSecondFactor, (call, request) => done(removeStaffSecondFactor(services, call, request))),
    ownRoute(row.listStaffPasskeys, (call) => listStaffPasskeys(services, call)),
    ownRoute(row.startStaffPasskey, (call, request) => startStaffPasskey(services, call, request)),
    ownRoute(row.createStaffPasskey, (call, request) => done(createStaffPasskey(services, call, request))),
    ownRoute(row.removeStaffPasskey, (call, request) => done(removeStaffPasskey(services, call, request))),
    ownRoute(row.changeStaffPassword, (call, request) => done(changeStaffPassword(services, call, request))),
    ownRoute(row.saveStaffLanguages, ({ session }, { languages }) =>
      done(setLanguages(services.db, session.person.id, languages)),
    ),
    ownRoute(row.listStaffSessions, (call) => listStaffSessions(services, call)),
    ownRoute(row.endStaffSession, (call, request) => done(endStaffSession(services, call, request))),
    openRoute(row.getStaffInvitation, (call, request) => getStaffInvitation(services, call, request)),
    openRoute(row.acceptStaffInvitation, (call, request) => acceptStaffInvitation(services, call, request)),
    merchantRoute(row.listPeople, (call) => listPeople(services, call)),
    merchantRoute(row.invitePerson, (call, request) => invitePerson(services, call, request)),
    merchantRoute(row.proposeRoles, (call, request) => proposeRoles(services, call, request)),
    merchantRoute(row.proposeStaffReset, (call, request) => proposeStaffReset(services, call, request)),
    merchantRoute(row.setPersonState, (call, request) => done(setPersonState(services, call, request))),
    merchantRoute(row.unlockPerson, (call, request) => done(unlockPerson(services, call, request))),
    merchantRoute(row.listStaffSecurity, (call, request) => listStaffSecurity(services, call, request)),
    merchantRoute(row.listProposals, (call, request) => listProposals(services, kinds, call, request)),
    merchantRoute(row.decideProposal, (call, request) => decideProposal(services, kinds, call, request)),
    merchantRoute(row.listAudit, (call, request) => listAudit(services, call, request)),
    merchantRoute(row.getAuditCheck, (call) => checkAudit(services, call)),
    merchantRoute(row.getOverview, (call, request) => getOverview(services, waiting, call, request)),
    merchantRoute(row.getWaiting, (call) => countWaiting(services, call, waiting)),
    merchantRoute(row.listChanges, (call, request) => listChangesOf(services, call, request)),
    merchantRoute(row.listWork, (call, request) => listWorkOf(services, waiting, call, request)),
    merchantRoute(row.getWorkItem, (call, request) => getWorkItemOf(services, waiting, call, request)),
    merchantRoute(row.takeWork, (call, request) => takeWorkOf(services, waiting, call, request)),
    merchantRoute(row.releaseWork, (call, request) => releaseWorkOf(services, waiting, call, request)),
    merchantRoute(row.listOutbox, (call, request) => listOutbox(services, call, request)),
    ...webhookRoutes(services),
    ...exportRoutes(services, startExports),
    platformRoute(row.listJobs, () => listJobs(services, jobs)),
    platformRoute(row.runJob, (call, request) => done(runJob(services, jobs, call, request))),
  ];
}
