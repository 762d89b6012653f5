import { useLingui } from "@lingui/react/macro";
import { useGetAffiliateAccountQuery } from "@marquee/api-client";
import type { PanelBadge } from "@marquee/runtime";

/** A mark at the plans while an offer waits for an answer. It stands at an entry that is there, so that the account is known. */
export function useOffersBadge(): PanelBadge | null {
  const { t } = useLingui();
  const { data } = useGetAffiliateAccountQuery({});
  return data?.agreements.some(({ state }) => state === "OFFERED") === true
    ? { label: t`waits for your answer` }
    : null;
}
