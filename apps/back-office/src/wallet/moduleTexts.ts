import { msg } from "@lingui/core/macro";

/** What the modules of domain `wallet` are called, and what they do. */
export const walletModuleTexts = {
  TRANSFER3: { name: msg`Transfers to vendors`, does: msg`Members move money to a vendor's own wallet and back.` },
  DEPOSIT3: { name: msg`Deposits`, does: msg`Members pay in.` },
  UPTRANS3: { name: msg`Transfers to the upline`, does: msg`Members send money to the agent above them.` },
  BETREC3: { name: msg`Bet records`, does: msg`Members see what they have bet.` },
  TRANSREC3: { name: msg`Transaction records`, does: msg`Members see every movement of their wallet.` },
  PROFIT3: { name: msg`Profit and loss`, does: msg`Members see what they have won and lost.` },
};
