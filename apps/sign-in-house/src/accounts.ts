/** A person with an account at the house's providers. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The provider has not verified the mailbox, so a site must not trust it. */
  readonly isUnverified?: boolean;
}

/** The demo accounts: the page of each provider offers them. */
export const demoAccounts: readonly Account[] = [
  { id: "anna", name: "Anna Demo", email: "anna@sign-in.example" },
  { id: "binh", name: "Bình Demo", email: "binh@sign-in.example" },
  { id: "chai", name: "Chai Demo", email: "chai@sign-in.example", isUnverified: true },
];

const idText = /^[a-z0-9]{1,30}$/;

/** The account with an id: a demo account, or one created by typing its name. */
export function findAccount(id: string): Account | undefined {
  const known = demoAccounts.find((account) => account.id === id);
  if (known !== undefined || !idText.test(id)) return known;
  return { id, name: id, email: `${id}@sign-in.example` };
}
