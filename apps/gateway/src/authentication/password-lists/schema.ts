interface BreachedPasswords {
  prefix: number;
  /** Eight bytes of each hash, concatenated. */
  hashes: Uint8Array;
}

/** Tables of forbidden passwords. */
export interface PasswordListTables {
  breached_passwords: BreachedPasswords;
}
