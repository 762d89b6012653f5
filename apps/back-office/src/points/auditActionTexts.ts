import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `points` are called. */
export const pointsAuditActionTexts = {
  "change points settings": msg`Changed how points are earned and converted`,
  "make reward": msg`Made an offer of the point mall`,
  "change reward": msg`Changed an offer of the point mall`,
  "add voucher codes": msg`Added codes of vouchers`,
  "read redemptions": msg`Read the list of redemptions`,
  "view redemption": msg`Looked at a redemption`,
  "approve redemption": msg`Approved a redemption`,
  "reject redemption": msg`Rejected a redemption`,
  "read member points": msg`Looked at a member's points`,
  "correct points": msg`Corrected a member's points`,
};
