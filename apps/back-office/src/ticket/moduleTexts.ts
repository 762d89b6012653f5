import { msg } from "@lingui/core/macro";

/** What the modules of domain `ticket` are called, and what they do. */
export const ticketModuleTexts = {
  TICKET3: { name: msg`Tickets`, does: msg`Members ask for help in writing and read the answers.` },
  FEEDBACK3: { name: msg`Feedback`, does: msg`Members tell what they like and miss.` },
  COMPLAINT3: { name: msg`Complaints`, does: msg`Members complain and read the answer.` },
};
