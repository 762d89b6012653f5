interface ProfileCertificates {
  tenant_id: string;
  /** Certificate and key, sealed. */
  sealed: string;
  subject: string;
  ends_at: Date;
}

/** Tables of domain `system`. */
export interface SystemTables {
  profile_certificates: ProfileCertificates;
}
