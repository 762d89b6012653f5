import { msg } from "@lingui/core/macro";

/** What the modules of domain `member` are called, and what they do. */
export const memberModuleTexts = {
  SECCEN3: { name: msg`Security centre`, does: msg`Members see and change how their account is protected.` },
  AVATAR3: { name: msg`Profile picture`, does: msg`Members choose a picture of themselves.` },
  KYC3: { name: msg`Identity documents`, does: msg`Members send documents that prove who they are.` },
  MESSAGES3: { name: msg`Messages`, does: msg`Members read what the brand sends them.` },
};
