import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `wallet` are called. */
export const walletAuditActionTexts = {
  "credit deposit": msg`Credited a deposit`,
  "reject deposit": msg`Rejected a deposit`,
  "settle deposit": msg`Settled a contradiction of a deposit`,
  "ask vendor": msg`Asked a vendor about a transfer`,
  "change payment provider": msg`Changed a payment provider`,
  "change payment method": msg`Changed a payment method`,
  "view deposit": msg`Looked at a deposit`,
  "view vendor transfer": msg`Looked at a vendor transfer`,
  "read deposits": msg`Read the list of deposits`,
  "read vendor transfers": msg`Read the list of vendor transfers`,
};
