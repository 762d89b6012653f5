/** The jobs of domain `agent`. */
export const agentJobNames = ["measure-teams"] as const;
