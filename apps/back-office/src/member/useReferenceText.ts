import { useLingui } from "@lingui/react/macro";

/** What the reference of a ledger transfer is called: words of the platform by name, of a game its round, numbers of orders as they are. */
export function useReferenceText(): (reference: string) => string {
  const { t } = useLingui();
  return (reference) => {
    if (reference === "signup") return t`Sign-up credit`;
    const [kind, , ...round] = reference.split(":");
    const number = round.join(":");
    if (kind === "game") return t`Round ${number}`;
    if (kind === "adjust") return t`Adjustment by staff`;
    return reference;
  };
}
