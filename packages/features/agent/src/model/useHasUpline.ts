import { useGetMemberInfoQuery } from "@marquee/api-client";
import { selectIsMember, useAppSelector } from "@marquee/runtime";

/** Whether the member may send money to somebody above (MC-05); undefined while that is not known. */
export function useHasUpline(isOn: boolean): boolean | undefined {
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetMemberInfoQuery({}, { skip: !isMember || !isOn });
  return isOn ? data && data.toUpline === "1" : false;
}
