/** Real money, or the play money of trial accounts and demo games, which lives in accounts of its own. */
export type Realm = "real" | "trial";

/** The purses of one holder. */
export type Purse = "main" | "bonus" | "frozen" | `vendor:${string}`;

/** What the house books against. */
export type HousePurse = "deposits" | "payouts" | `game:${string}` | "bonus" | "salary" | "adjust";

function inRealm(realm: Realm, name: string): string {
  return realm === "trial" ? `trial:${name}` : name;
}

/** The ledger's name of a member's purse. */
export function toMemberAccount(realm: Realm, memberId: string, purse: Purse): string {
  return inRealm(realm, `member:${memberId}:${purse}`);
}

/** The ledger's name of a house purse of one brand. */
export function toHouseAccount(realm: Realm, brand: string, purse: HousePurse): string {
  return inRealm(realm, `house:${brand}:${purse}`);
}
