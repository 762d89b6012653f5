/** Real money, or the play money of trial accounts and demo games, which lives in accounts of its own. */
export type Realm = "real" | "trial";

/** The kinds of a holder's wallets. */
export type Wallet = "main" | "bonus" | "frozen" | "points" | `vendor:${string}`;

/** The kinds of house wallets, the other side of every transfer. */
export type HouseWallet = "deposits" | "payouts" | `game:${string}` | "bonus" | "points" | "salary" | "adjust";

function inRealm(realm: Realm, name: string): string {
  return realm === "trial" ? `trial:${name}` : name;
}

/** The ledger's name of a member's wallet. */
export function toMemberAccount(realm: Realm, memberId: string, wallet: Wallet): string {
  return inRealm(realm, `member:${memberId}:${wallet}`);
}

/** The ledger's name of a house wallet of one brand. */
export function toHouseAccount(realm: Realm, brand: string, wallet: HouseWallet): string {
  return inRealm(realm, `house:${brand}:${wallet}`);
}
