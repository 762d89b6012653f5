/** Documents that prove a person's identity. A passport has one side. */
export const documentTypes = ["PASSPORT", "ID_CARD", "DRIVING_LICENCE"] as const;

/** One of {@link documentTypes}. */
export type DocumentType = (typeof documentTypes)[number];
