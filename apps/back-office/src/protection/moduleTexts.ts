import { msg } from "@lingui/core/macro";

/** What the modules of domain `protection` are called, and what they do. */
export const protectionModuleTexts = {
  RGCEN3: { name: msg`Responsible gaming`, does: msg`The page of limits and breaks.` },
  RGDEP3: { name: msg`Deposit limits`, does: msg`Members limit what they pay in.` },
  RGLOSS3: { name: msg`Loss limits`, does: msg`Members limit what they lose.` },
  RGWAGER3: { name: msg`Stake limits`, does: msg`Members limit what they bet.` },
  RGSESS3: { name: msg`Session limits`, does: msg`Members limit how long they play.` },
  RGCHECK3: { name: msg`Reality checks`, does: msg`A notice tells how long somebody has played.` },
  RGTIMEOUT3: { name: msg`Time-outs`, does: msg`Members take a short break.` },
  RGEXCL3: { name: msg`Self-exclusion`, does: msg`Members shut themselves out for long or for good.` },
};
