import { Trans } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { useCountAudienceMutation } from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { listAudienceFaults, toAudience } from "./planValues.ts";

const typingPause = 500;

/** How many members an audience has, counted again once its writer pauses. */
export function AudienceSize({ values }: { readonly values: Readonly<Record<string, string | boolean>> }) {
  const merchant = useMerchantCode();
  const [count, { data, isError }] = useCountAudienceMutation();
  const [counted, setCounted] = useState("");
  const isWhole = Object.keys(listAudienceFaults(values)).length === 0;
  const asked = isWhole ? JSON.stringify(toAudience(values)) : "";
  useEffect(() => {
    if (asked === "" || asked === counted) return;
    const timer = setTimeout(() => {
      void count({ merchant, audience: toAudience(values) }).then(() => setCounted(asked));
    }, typingPause);
    return () => clearTimeout(timer);
  }, [asked, counted, values, merchant, count]);
  if (values["who"] === "GUESTS") return null;
  const [matching, members] = [(data?.matching ?? 0).toLocaleString(), (data?.members ?? 0).toLocaleString()];
  return (
    <Text size="small" role="status">
      {isError ? (
        <Trans>The members could not be counted.</Trans>
      ) : asked === "" || counted !== asked || data === undefined ? (
        <Trans>Members are counted when the rules are whole.</Trans>
      ) : (
        <Trans>
          Matches {matching} of {members} members
        </Trans>
      )}
    </Text>
  );
}
