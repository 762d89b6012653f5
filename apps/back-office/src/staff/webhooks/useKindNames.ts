import { useLingui } from "@lingui/react/macro";
import type { WebhookKind } from "@marquee/contract/staff";

/** What each kind of event means, in the reader's language. */
export function useKindNames(): Readonly<Record<WebhookKind, string>> {
  const { t } = useLingui();
  return {
    "member.registered": t`A member has registered`,
    "member.updated": t`A member's record was changed`,
    "member.frozen": t`A member was frozen`,
    "member.activated": t`A member was made active again`,
    "member.closed": t`A member's account was closed`,
    "bet.placed": t`A stake was taken`,
    "bet.won": t`A win was paid`,
    "bet.rolled_back": t`A stake was given back`,
    "round.settled": t`A round is over`,
    "deposit.changed": t`A deposit has come to another state`,
    "withdrawal.changed": t`A withdrawal has come to another state`,
  };
}
