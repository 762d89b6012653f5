import { msg } from "@lingui/core/macro";

/** What the modules of domain `points` are called, and what they do. */
export const pointsModuleTexts = {
  POINT3: { name: msg`Points`, does: msg`Members earn points by playing.` },
  POINTMALL3: { name: msg`Points shop`, does: msg`Members spend points on things.` },
  POINTCONV3: { name: msg`Points to money`, does: msg`Members turn points into money.` },
  POINTHIST3: { name: msg`Points history`, does: msg`Members see where points came from and went.` },
  POINTRULE3: { name: msg`Points rules`, does: msg`The page that explains points.` },
};
