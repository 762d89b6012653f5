/** The jobs of domain `protection`. */
export const protectionJobNames = ["spread-exclusions"] as const;
