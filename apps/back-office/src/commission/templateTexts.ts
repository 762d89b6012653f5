import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `commission` are called. */
export const commissionTemplateTexts = {
  "contract.asked": msg`A contract, new terms or an end is asked for`,
  "contract.accepted": msg`A request of a contract was accepted`,
  "contract.rejected": msg`A request of a contract was rejected`,
  "contract.cancelled": msg`A request of a contract was taken back`,
  "contract.expired": msg`A request of a contract has expired`,
  "contract.ended": msg`A contract has ended`,
  "bill.issued": msg`A bill of a contract was paid`,
  "bill.unpaid": msg`A bill of a contract could not be paid whole`,
  "bill.refused": msg`A bill of a contract was refused`,
  "bill.expired": msg`A bill of a contract has expired`,
};
