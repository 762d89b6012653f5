interface BreachedPasswords {
  prefix: number;
  /** Eight bytes of each hash, one after the other. */
  hashes: Uint8Array;
}

/** Tables of lists of passwords that nobody may choose. */
export interface PasswordListTables {
  breached_passwords: BreachedPasswords;
}
