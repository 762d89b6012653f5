import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about contracts, for the inbox of the other side; `account` is who has acted. */
export const contractTemplates: readonly MessageTemplate[] = [
  {
    name: "contract.asked",
    subject:
      /*i18n*/ "{site}: {matter, select, new {a contract offered by {account}} change {new terms offered by {account}} other {the end of a contract, asked for by {account}}}",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. Answer within {days} days, in the agent centre under Contracts. Without an answer nothing changes.",
    secrets: [],
  },
  {
    name: "contract.accepted",
    subject:
      /*i18n*/ "{site}: {matter, select, new {your contract was accepted by {account}} change {your new terms were accepted by {account}} other {the end of a contract was accepted by {account}}}",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. From when it counts is in the agent centre under Contracts.",
    secrets: [],
  },
  {
    name: "contract.rejected",
    subject:
      /*i18n*/ "{site}: {matter, select, new {your contract was rejected by {account}} change {your new terms were rejected by {account}} other {the end of a contract was rejected by {account}}}",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. {matter, select, new {There is no contract.} other {The contract goes on as it was.}}",
    secrets: [],
  },
  {
    name: "contract.cancelled",
    subject:
      /*i18n*/ "{site}: {matter, select, new {a contract was taken back by {account}} change {new terms were taken back by {account}} other {the request to end a contract was taken back by {account}}}",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. {matter, select, new {There is no contract.} other {The contract goes on as it was.}}",
    secrets: [],
  },
  {
    name: "contract.expired",
    subject:
      /*i18n*/ "{site}: {matter, select, new {the offer of a contract with {account} has expired} change {the new terms with {account} have expired} other {the request to end a contract with {account} has expired}}",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. There was no answer within {days} days. {matter, select, new {There is no contract.} other {The contract goes on as it was.}}",
    secrets: [],
  },
  {
    name: "contract.ended",
    subject: /*i18n*/ "{site}: a contract with {account} has ended",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}}, up to {rate} %. {matter, select, auto {It ended automatically, because the contract above it no longer carries this rate.} other {It was ended at once, by the house or because the account has moved.}} Until when it pays is in the agent centre under Contracts.",
    secrets: [],
  },
];

/** Messages about bills; `account` is the other side. */
export const billTemplates: readonly MessageTemplate[] = [
  {
    name: "bill.issued",
    subject: /*i18n*/ "{site}: {amount} by your contract",
    text: /*i18n*/ "{kind, select, dividend {Dividend} daily {Daily salary} hourly {Hourly salary} other {Real-time salary}} from {account}: {amount} has been paid. How it was reckoned is in bill {bill}, in the agent centre.",
    secrets: [],
  },
  {
    name: "bill.unpaid",
    subject: /*i18n*/ "{site}: bill {bill} could not be paid whole",
    text: /*i18n*/ "{side, select, upline {You owe {account} {left} of {amount} by a contract, and your main wallet did not cover it.} other {{account} owes you {left} of {amount} by a contract and could not pay it yet.}} It is tried again every hour, for seven days.",
    secrets: [],
  },
  {
    name: "bill.refused",
    subject: /*i18n*/ "{site}: bill {bill} was refused",
    text: /*i18n*/ "{amount} by a contract with {account} are not paid: {reason}",
    secrets: [],
  },
  {
    name: "bill.expired",
    subject: /*i18n*/ "{site}: bill {bill} has expired",
    text: /*i18n*/ "{side, select, upline {You still owed {account} {left} of {amount} by a contract.} other {{account} still owed you {left} of {amount} by a contract.}} It was tried for seven days and is not tried any more.",
    secrets: [],
  },
];
