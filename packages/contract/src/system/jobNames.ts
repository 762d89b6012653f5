/** The jobs of domain `system`. */
export const systemJobNames = ["planned-changes", "remove-live-events", "retention"] as const;
