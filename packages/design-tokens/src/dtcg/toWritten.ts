const longest = 80;

/** A value as a message repeats it: its JSON, cut short when it is long. */
export function toWritten(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
