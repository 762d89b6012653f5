/** The jobs of domain `auth`. */
export const authJobNames = ["rekey-names", "fill-traits", "end-sessions", "remove-nonces"] as const;
