import {
  changeContact,
  checkSocialLink,
  closeAccount,
  confirmSocialLink,
  removeSocialLink,
  getDataExport,
  getIdentity,
  listSocialLinks,
  requestDataExport,
  resetPaymentPassword,
  sendContactCode,
  setPaymentPassword,
  startSocialLink,
  submitIdentity,
} from "@marquee/contract";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { closeMemberAccount } from "./closeMemberAccount.ts";
import { changeMemberContact, sendMemberCode } from "./contacts.ts";
import { getMemberIdentity } from "./getMemberIdentity.ts";
import { askForExport, getMemberExport } from "./memberData.ts";
import { changePaymentPassword, resetMemberPaymentPassword } from "./paymentPassword.ts";
import { checkLink, confirmLink, listOwnLinks, removeLink, startLink } from "./socialLinks.ts";
import { submitDocuments } from "./submitDocuments.ts";

/** Contacts, links, payment password, data, closing, identity. */
export function accountRoutes(services: Services): readonly Route[] {
  return [
    route(setPaymentPassword, (call, request) => changePaymentPassword(services, call, request)),
    route(resetPaymentPassword, (call, request) => resetMemberPaymentPassword(services, call, request)),
    route(sendContactCode, (call, request) => sendMemberCode(services, call, request)),
    route(changeContact, (call, request) => changeMemberContact(services, call, request)),
    route(getDataExport, (call) => getMemberExport(services, call)),
    route(requestDataExport, (call, request) => askForExport(services, call, request)),
    route(listSocialLinks, (call) => listOwnLinks(services, call)),
    route(startSocialLink, (call, request) => startLink(services, call, request)),
    route(checkSocialLink, (call, request) => checkLink(services, call, request)),
    route(confirmSocialLink, (call, request) => confirmLink(services, call, request)),
    route(removeSocialLink, (call, request) => removeLink(services, call, request)),
    route(closeAccount, (call, request) => closeMemberAccount(services, call, request)),
    route(getIdentity, (call) => getMemberIdentity(services, call)),
    route(submitIdentity, (call, request) => submitDocuments(services, call, request)),
  ];
}
