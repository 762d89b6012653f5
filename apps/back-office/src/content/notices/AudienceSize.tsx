import { Trans } from "@lingui/react/macro";
import type { AudienceRules } from "@marquee/contract";
import { Text } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { useCountAudienceMutation } from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";

const typingPause = 500;

/** How many members an audience has, counted again once its writer pauses. */
export function AudienceSize({
  rules,
}: {
  /** Undefined while they are not whole. */
  readonly rules: AudienceRules | undefined;
}) {
  const merchant = useMerchantCode();
  const [count, { data, isError }] = useCountAudienceMutation();
  const [counted, setCounted] = useState("");
  const asked = rules === undefined ? "" : JSON.stringify(rules);
  useEffect(() => {
    if (rules === undefined || asked === counted) return;
    const timer = setTimeout(() => {
      void count({ merchant, audience: rules }).then(() => setCounted(asked));
    }, typingPause);
    return () => clearTimeout(timer);
  }, [asked, counted, rules, merchant, count]);
  if (rules?.who === "GUESTS") return null;
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
