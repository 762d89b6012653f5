import { msg } from "@lingui/core/macro";

/** What the modules of domain `raffle` are called, and what they do. */
export const raffleModuleTexts = {
  RAFFLE3: { name: msg`Raffles`, does: msg`Members draw tickets that bring prizes.` },
};
