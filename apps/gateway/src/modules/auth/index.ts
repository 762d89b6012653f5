import { authRows, authStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseTraits } from "./eraseTraitsStore.ts";
import { contactConfirmedTemplate } from "./contactConfirmed.ts";
import { contactTemplate } from "./contactTemplate.ts";
import { createDemoMembers } from "./demo/createDemoMembers.ts";
import { registrationMigration } from "./migrations/025-registration.ts";
import { registrationDaysAgeMigration } from "./migrations/124-registration-days-age.ts";
import { accountTraitMigration } from "./migrations/051-account-trait.ts";
import { closedAtMigration } from "./migrations/166-closed-at.ts";
import { loginCountryMigration } from "./migrations/200-login-country.ts";
import { personTraitsMigration } from "./migrations/098-person-traits.ts";
import { fillTraitsJob } from "./fillTraits.ts";
import { removeOldTrials } from "./memberStore.ts";
import { passkeyBehindTemplate } from "./passkeyBehind.ts";
import { rekeyNamesJob } from "./rekeyNames.ts";
import { removeOldDays } from "./registrationDayStore.ts";
import { authRoutes } from "./routes.ts";
import { authStaffRoutes } from "./staffRoutes.ts";

export { getDemoPassword, toDemoName } from "./demo/createDemoMembers.ts";
export {
  findMemberByName,
  getMember,
  isContactTaken,
  type Member,
  setGivenPassword,
  setMemberLanguage,
} from "./memberStore.ts";
export { setContact } from "./contactStore.ts";
export { listToErase, lockToErase, makeAnonymous, setLegalHold } from "./erasureStore.ts";
export {
  askErasure,
  findClosing,
  putState,
  raiseVersion,
  setClosed,
  setIdentityConfirmed,
} from "./memberStateStore.ts";
export { setPasswordHash, setPaymentHash } from "./passwordHashStore.ts";
export {
  isOthersUsername,
  lockPreferences,
  setAvatar,
  setBirthday,
  setNickname,
  setPayeeName,
  setPreferences,
} from "./profileStore.ts";
export { listTryKeys } from "./listTryKeys.ts";
export { completeLogin } from "./completeLogin.ts";
export { requirePhoneCode } from "./loginBySms.ts";
export { checkApp, tryFactor, type UseFactor } from "./tryFactor.ts";
export { createLoginCode } from "./loginByCode.ts";
export { listDuplicates, setDocumentConfirmed } from "./memberTraitStore.ts";
export { fillMemberTraits } from "./fillTraits.ts";
export { createPassword } from "./createPassword.ts";
export { checkNewAccount, type NewAccount, prepareAccounts } from "./makeAccounts.ts";
export { recordPerson } from "./recordPerson.ts";
export { toDocumentNumber, toPersonTraits } from "./personTraits.ts";
export {
  addBlock,
  type Block,
  type BlockRule,
  listBlocks,
  removeBlock,
  toBlockText,
} from "./registrationBlockStore.ts";
import { authServices } from "./services.ts";
export { getRegisterRules } from "./registerRules.ts";

/** Login, free play, logout, captcha, registration. */
export const authModule: GatewayModule = {
  domain: "auth",
  services: authServices,
  rows: authRows,
  routes: authRoutes,
  staffRows: authStaffRows,
  staffRoutes: authStaffRoutes,
  erase: eraseTraits,
  migrations: [
    registrationMigration,
    accountTraitMigration,
    personTraitsMigration,
    registrationDaysAgeMigration,
    closedAtMigration,
    loginCountryMigration,
  ],
  demo: { part: "members", after: ["site"], create: createDemoMembers },
  jobs: [fillTraitsJob, rekeyNamesJob],
  messageTemplates: [passkeyBehindTemplate, contactTemplate, contactConfirmedTemplate],
  retentions: [
    { name: "registration days", days: 2, remove: ({ db }, days) => removeOldDays(db, days) },
    { name: "trials", days: 2, remove: ({ db }, days) => removeOldTrials(db, days) },
  ],
};
