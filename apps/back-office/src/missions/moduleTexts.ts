import { msg } from "@lingui/core/macro";

/** What the modules of domain `missions` are called, and what they do. */
export const missionsModuleTexts = {
  MISSION3: { name: msg`Missions`, does: msg`Tasks that earn a reward.` },
  CHALLENGE3: { name: msg`Challenges`, does: msg`Missions in steps that members start themselves.` },
  MISSBOARD3: { name: msg`Mission board`, does: msg`Members see who has the most mission points.` },
};
