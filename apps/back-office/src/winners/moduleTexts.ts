import { msg } from "@lingui/core/macro";

/** What the modules of domain `winners` are called, and what they do. */
export const winnersModuleTexts = {
  WINBOARD3: { name: msg`Winners`, does: msg`The list of the highest wins, in the member centre.` },
  RANKLIST3: { name: msg`Rankings`, does: msg`The highest wins on the home page.` },
};
