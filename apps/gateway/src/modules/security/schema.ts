interface PasswordHistory {
  tenant_id: string;
  id: string;
  member_id: string;
  password_hash: string;
}

/** Tables of domain `security`. */
export interface SecurityTables {
  password_history: PasswordHistory;
}
