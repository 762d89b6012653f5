import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `commission`. */
export const commissionErrorTexts = {
  "contract.rate.too.high": msg({
    id: "error.contract.rate.too.high",
    message: "The rate is higher than the upline's own contract allows.",
  }),
  "contract.terms.invalid": msg({ id: "error.contract.terms.invalid", message: "These terms are not possible." }),
  "contract.target.not.direct": msg({
    id: "error.contract.target.not.direct",
    message: "This account is not an agent directly below you.",
  }),
  "contract.pending": msg({
    id: "error.contract.pending",
    message: "There already is such a contract with this account, or a request for one.",
  }),
  "contract.state": msg({
    id: "error.contract.state",
    message: "This is not possible with the contract as it is now.",
  }),
  "contract.changed": msg({
    id: "error.contract.changed",
    message: "The contract has changed in the meantime. Look at it again before you decide.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
