import { type Realm, toMemberAccount, type Wallet } from "../../ledger/accounts.ts";

const toWallet = (name: string): Wallet => (name === "MAIN" ? "main" : name === "BONUS" ? "bonus" : `vendor:${name}`);

/** The ledger's account of which a record is: by the wallet's name in the contract, the main one without it. */
export const toRecordAccount = (realm: Realm, memberId: string, wallet = "MAIN"): string =>
  toMemberAccount(realm, memberId, toWallet(wallet));
