/** An account that the gateway created for a mobile number (RG-20). */
export type MadeAccount = {
  readonly userName: string;
  /** Present if the form asked for no password. */
  readonly password: string | undefined;
};

// Not in the store, whose contents developer tools show and record: the password is shown once and stored nowhere.
let account: MadeAccount | null = null;

/** Keeps the account until its dialog closes, or removes it. */
export function setMadeAccount(made: MadeAccount | null): void {
  account = made;
}

/** The account that the dialog shows. */
export function getMadeAccount(): MadeAccount | null {
  return account;
}
