import { useGetAffiliateAccountQuery } from "@marquee/api-client";
import type { AccountKind, AffiliateAccount } from "@marquee/contract";
import { type CentreId, selectSession, useAppSelector } from "@marquee/runtime";

const noRequest = {};

/** The centre of an account of this kind; null for trials, who cannot be affiliates. */
const toCentre = (kind: AccountKind | undefined): CentreId | null => {
  if (kind === 0) return "member";
  return kind === 1 || kind === 2 ? "agent" : null;
};

/** Whether what is asked of the account is true of this person, whose centre this is; undefined while it is not known. */
function useAsked(centre: CentreId, isOn: boolean, ask: (account: AffiliateAccount) => boolean): boolean | undefined {
  const isHere = toCentre(useAppSelector(selectSession)?.kind) === centre;
  const { data } = useGetAffiliateAccountQuery(noRequest, { skip: !isHere || !isOn });
  if (!isHere || !isOn) return false;
  return data && ask(data);
}

const hasAny = ({ agreements }: AffiliateAccount): boolean => agreements.length > 0;

const hasAccepted = ({ agreements }: AffiliateAccount): boolean =>
  agreements.some(({ state }) => state === "ACTIVE" || state === "ENDED");

/** What of the menu of a centre stands for an affiliate: the plans for who has a plan or an offer, the rest for who has accepted one. */
export const accountUses = {
  member: {
    useHasPlans: (isOn: boolean) => useAsked("member", isOn, hasAny),
    useIsAffiliate: (isOn: boolean) => useAsked("member", isOn, hasAccepted),
  },
  agent: {
    useHasPlans: (isOn: boolean) => useAsked("agent", isOn, hasAny),
    useIsAffiliate: (isOn: boolean) => useAsked("agent", isOn, hasAccepted),
  },
} as const;
