import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Mails with reports that members asked for. */
export const reportTemplates: readonly MessageTemplate[] = [
  {
    name: "report.statement",
    subject: /*i18n*/ "{site}: your statement of {year}",
    text: /*i18n*/ "Here is the statement of {year} that you asked for at {site}. If you did not ask for it, change your password.",
    secrets: [],
  },
  {
    name: "report.tax",
    subject: /*i18n*/ "{site}: your tax report of {year}",
    text: /*i18n*/ "Here is the tax report of {year} that you asked for at {site}. If you did not ask for it, change your password.",
    secrets: [],
  },
];
