/** The text of a reason that is a word of ours; a provider's and a person's stay as they are. */
export const toReasonText =
  (reasons: Readonly<Record<string, string>>) =>
  (reason: string): string =>
    Object.hasOwn(reasons, reason) ? (reasons[reason] ?? "") : reason;
