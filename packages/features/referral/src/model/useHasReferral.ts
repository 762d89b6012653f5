import { useGetAvailablePromoQuery } from "@marquee/api-client";
import { selectIsMember, useAppSelector } from "@marquee/runtime";

/** Whether the member may invite friends now (RP-12); undefined while that is not known. */
export function useHasReferral(isOn: boolean): boolean | undefined {
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetAvailablePromoQuery({}, { skip: !isMember || !isOn });
  return data?.availablePromo.REFERRAL;
}
