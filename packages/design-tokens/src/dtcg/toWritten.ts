const longest = 80;

/** A value as quoted in a message: its JSON, truncated when it is long. */
export function toWritten(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
