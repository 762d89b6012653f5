import { msg } from "@lingui/core/macro";

/** What the jobs of domain `wallet` are called, and what they do. */
export const walletJobTexts = {
  "ask-payment-providers": {
    name: msg`Open deposits`,
    does: msg`Asks payment providers about deposits that they have not answered for.`,
  },
  "ask-vendor-wallets": {
    name: msg`Open vendor transfers`,
    does: msg`Asks vendors about transfers whose end is not known.`,
  },
  "read-vendor-plays": {
    name: msg`Plays at vendors`,
    does: msg`Reads what was played from the wallets that vendors keep.`,
  },
  "roll-up-record": {
    name: msg`Sums of wallets`,
    does: msg`Adds up the movements of wallets for the transaction records.`,
  },
  "seal-ledger": {
    name: msg`Seal of the ledger`,
    does: msg`Seals the entries of a day that is over, so that later changes show.`,
  },
  "trial-balance": { name: msg`Trial balance`, does: msg`Checks that debits and credits of the ledger are equal.` },
  "check-ledger": {
    name: msg`Check of the ledger`,
    does: msg`Checks the seals of the ledger and the balances of wallets.`,
  },
};
