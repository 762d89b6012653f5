export {
  checkAudit,
  decideProposal,
  invitePerson,
  listAudit,
  listPeople,
  listProposals,
  proposeRoles,
  setPersonState,
} from "./endpoints.ts";
export { isStaffErrorCode, type StaffErrorCode, staffErrors } from "./errors.ts";
export { listJobs, listOutbox, runJob } from "./operationsEndpoints.ts";
export type { JobLine, JobList, ListOutbox, OutboxMessage, OutboxPage, RunJob } from "./operationsSchemas.ts";
export {
  canEnter,
  hasPermission,
  type Permission,
  permissionRoles,
  permissions,
  type StaffGrant,
  type StaffRole,
  staffRoles,
} from "./permissions.ts";
export type {
  AuditCheck,
  AuditEntry,
  AuditPage,
  DecideProposal,
  InvitePerson,
  ListAudit,
  ListProposals,
  Person,
  PersonList,
  Proposal,
  ProposalId,
  ProposalPage,
  ProposeRoles,
  SetPersonState,
} from "./schemas.ts";
export {
  acceptStaffInvitation,
  changeStaffPassword,
  completeStaffLogin,
  confirmStaffSecondFactor,
  createStaffPasskey,
  endStaffSession,
  getStaffInvitation,
  getStaffSession,
  listStaffPasskeys,
  listStaffSessions,
  loginStaff,
  loginStaffByPasskey,
  logoutStaff,
  removeStaffPasskey,
  removeStaffSecondFactor,
  startStaffPasskey,
  startStaffPasskeyLogin,
  startStaffSecondFactor,
} from "./sessionEndpoints.ts";
export type {
  AcceptStaffInvitation,
  EndStaffSession,
  StaffCode,
  StaffInvitation,
  StaffInvitationToken,
  StaffLogin,
  StaffMerchant,
  StaffPasskeyAnswer,
  StaffPasskeyId,
  StaffPasskeyList,
  StaffPasskeyOptions,
  StaffPassword,
  StaffPasswordProof,
  StaffRecoveryCodes,
  StaffSession,
  StaffSessionList,
  StaffStepValue,
  StaffTotp,
} from "./sessionSchemas.ts";
export type { StaffEndpoint, StaffScope, StaffStep } from "./staffEndpoint.ts";
export { proposalStates, type ProposalState, staffStates, type StaffState } from "./states.ts";
export {
  cancelPlannedSwitch,
  getSwitchEffect,
  listStaffJurisdictions,
  listSwitchDifferences,
  listSwitches,
  proposeJurisdiction,
  setSwitch,
} from "../system/staffEndpoints.ts";
export type {
  CancelPlannedSwitch,
  GetSwitchEffect,
  ListDifferences,
  PlannedSwitch,
  SetSwitch,
  SiteState,
  StaffSwitchEffect,
  SwitchDifferences,
  SwitchList,
  SwitchNode,
  SwitchVersion,
} from "../system/staffSchemas.ts";
export type { SiteSwitch } from "../system/switchSchemas.ts";
export {
  listStaffCollections,
  listStaffGames,
  listStaffVendors,
  orderCollections,
  removeCollection,
  saveCollection,
  setGames,
  setVendor,
} from "../games/staffEndpoints.ts";
export type {
  ListStaffGames,
  SetGames,
  SetVendor,
  StaffGame,
  StaffGamePage,
  StaffVendor,
  StaffVendorList,
} from "../games/staffSchemas.ts";
export type {
  OrderCollections,
  RemoveCollection,
  SaveCollection,
  StaffCollection,
  StaffCollectionList,
} from "../games/collectionSchemas.ts";
export { collectionLimits } from "../games/collectionLimits.ts";
export { checkPattern, listStaffRegisterRules, setRegisterRule } from "../auth/staffEndpoints.ts";
export type {
  CheckPattern,
  OwnRegisterRule,
  PatternCheck,
  SetRegisterRule,
  StaffRegisterField,
  StaffRegisterRules,
} from "../auth/staffSchemas.ts";
export type { ProposeJurisdiction, StaffJurisdictions } from "../system/jurisdictionSchemas.ts";
