import * as row from "@marquee/contract/staff";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { proposeAdjustment } from "./adjustment.ts";
import { labelMembers, setMemberStates } from "./changeMembers.ts";
import { proposeClosing } from "./closing.ts";
import { getCorrection, proposeCorrection } from "./correction.ts";
import { decideIdentityCheck, getIdentityCheck, listIdentityChecks } from "./identityChecks.ts";
import { listLabels, removeLabel, saveLabel } from "./labels.ts";
import { listMembers } from "./listMembers.ts";
import { getMemberMoney } from "./memberFigures.ts";
import { getMemberWallet, listMemberRounds } from "./memberMoney.ts";
import {
  addMemberRemark,
  listMemberChanges,
  listMemberMessages,
  listMemberRemarks,
  listMemberSessions,
  listMemberSignals,
} from "./memberParts.ts";
import { getMember } from "./memberSheet.ts";
import { sendOffer } from "./sendOffer.ts";
import { proposeFactorRemoval } from "./removeFactors.ts";
import { recordWish } from "./recordWish.ts";
import { requestMemberExport } from "./requestMemberExport.ts";
import { endMemberSessions, giveMemberPassword } from "./secureMember.ts";
import { setMemberLabels } from "./setMemberLabels.ts";
import { unlockMember } from "./unlockMember.ts";
import { setMemberState } from "./setMemberState.ts";

/** Members in the back office. */
export function memberStaffRoutes(services: Services): readonly StaffRoute[] {
  const ask =
    <Request, Value>(use: (services: Services, call: MerchantCall, request: Request) => Promise<Value>) =>
    (call: MerchantCall, request: Request) =>
      use(services, call, request);
  const act =
    <Request>(use: (services: Services, call: MerchantCall, request: Request) => Promise<void>) =>
    async (call: MerchantCall, request: Request) => {
      await use(services, call, request);
      return {};
    };
  return [
    merchantRoute(row.listMembers, ask(listMembers)),
    merchantRoute(row.getMember, ask(getMember)),
    merchantRoute(row.setMemberState, ask(setMemberState)),
    merchantRoute(row.setMemberLabels, ask(setMemberLabels)),
    merchantRoute(row.setMemberStates, ask(setMemberStates)),
    merchantRoute(row.labelMembers, ask(labelMembers)),
    merchantRoute(row.sendOffer, ask(sendOffer)),
    merchantRoute(row.endMemberSessions, act(endMemberSessions)),
    merchantRoute(row.proposeFactorRemoval, ask(proposeFactorRemoval)),
    merchantRoute(row.giveMemberPassword, ask(giveMemberPassword)),
    merchantRoute(row.proposeAdjustment, ask(proposeAdjustment)),
    merchantRoute(row.proposeCorrection, ask(proposeCorrection)),
    merchantRoute(row.getCorrection, ask(getCorrection)),
    merchantRoute(row.recordWish, ask(recordWish)),
    merchantRoute(row.unlockMember, ask(unlockMember)),
    merchantRoute(row.proposeClosing, ask(proposeClosing)),
    merchantRoute(row.requestMemberExport, ask(requestMemberExport)),
    merchantRoute(row.listMemberSessions, ask(listMemberSessions)),
    merchantRoute(row.getMemberWallet, ask(getMemberWallet)),
    merchantRoute(row.getMemberMoney, ask(getMemberMoney)),
    merchantRoute(row.listMemberRounds, ask(listMemberRounds)),
    merchantRoute(row.listMemberMessages, ask(listMemberMessages)),
    merchantRoute(row.listMemberRemarks, ask(listMemberRemarks)),
    merchantRoute(row.addMemberRemark, act(addMemberRemark)),
    merchantRoute(row.listMemberSignals, ask(listMemberSignals)),
    merchantRoute(row.listMemberChanges, ask(listMemberChanges)),
    merchantRoute(row.listIdentityChecks, ask(listIdentityChecks)),
    merchantRoute(row.getIdentityCheck, ask(getIdentityCheck)),
    merchantRoute(row.decideIdentityCheck, act(decideIdentityCheck)),
    merchantRoute(row.listLabels, (call) => listLabels(services, call)),
    merchantRoute(row.saveLabel, ask(saveLabel)),
    merchantRoute(row.removeLabel, act(removeLabel)),
  ];
}
