import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `report` are called. */
export const reportTemplateTexts = {
  "report.statement": msg`Statement`,
  "report.tax": msg`Tax report`,
};
