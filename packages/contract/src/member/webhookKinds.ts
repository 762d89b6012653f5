/** What merchants are told of members. */
export const memberWebhookKinds = [
  "member.registered",
  "member.updated",
  "member.frozen",
  "member.activated",
  "member.closed",
] as const;
