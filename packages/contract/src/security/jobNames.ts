/** The jobs of domain `security`. */
export const securityJobNames = ["make-data-exports", "erase-members"] as const;
