/** An account that the gateway made for a mobile number (RG-20). */
export type MadeAccount = {
  readonly userName: string;
  /** There when the form asked for no password. */
  readonly password: string | undefined;
};

// Not in the store, whose contents developer tools show and record: a password is shown once and kept nowhere.
let account: MadeAccount | null = null;

/** Keeps the account until its dialog is closed, or forgets it. */
export function setMadeAccount(made: MadeAccount | null): void {
  account = made;
}

/** The account that the dialog shows. */
export function getMadeAccount(): MadeAccount | null {
  return account;
}
