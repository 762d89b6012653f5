import { Trans } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import { useGetCorrectionQuery } from "../../api/endpoints/member/staffActEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";

/** A proposed correction whole, for who may see contacts, and whether it still can be made. */
export function CorrectionDetail({ id }: { readonly id: string }) {
  const { merchant } = useDesk();
  const skip = !useMay("members.contacts");
  const { data } = useGetCorrectionQuery({ merchant: merchant.code, id }, { skip, refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  const { former, wanted, formerProved, stale } = data;
  return (
    <>
      <Text strong>{former === null || former === "" ? wanted : `${former} → ${wanted}`}</Text>
      {formerProved && (
        <Text>
          <Trans>The member has confirmed the former contact: make sure who is asking.</Trans>
        </Text>
      )}
      {stale && (
        <Text tone="danger">
          <Trans>The member has changed this since the correction was proposed. Reject it.</Trans>
        </Text>
      )}
    </>
  );
}
