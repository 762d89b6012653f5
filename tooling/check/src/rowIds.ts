const rowId = /\b(?:SH|RT|BN|HD|SM|FT|DL|AN|RG|LG|MC|AC|GM|LO|WL|PM|PR|CT|CH|CS|EN|SK|VL|RP|AP|ER|CN|LT|X)-\d{1,2}\b/g;

/** The ids of feature rows that a title names, e.g. "GM-02: …" (three at most by agreement). */
export function listRowIds(title: string): string[] {
  return [...new Set(title.match(rowId) ?? [])];
}
