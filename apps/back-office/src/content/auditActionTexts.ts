import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `content` are called. */
export const contentAuditActionTexts = {
  "save document": msg`Saved a draft`,
  "publish document": msg`Published a text`,
  "retire document": msg`Took a text off the site`,
  "preview document": msg`Made a preview of a draft`,
  "remove document": msg`Removed a draft`,
  "save help category": msg`Changed a category of the help centre`,
  "remove help category": msg`Removed a category of the help centre`,
};
