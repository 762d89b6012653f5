import { Trans, useLingui } from "@lingui/react/macro";
import type { Funds } from "@marquee/contract";
import { Badge } from "@marquee/ui-kit";

/** Which contracts an agent has with who stands above, and whether one of them waits for an answer (EN-24); nothing for others. */
export function ContractsLine({ funds }: { readonly funds: Funds }) {
  const { t } = useLingui();
  const { dividend, dailySalary, hourlySalary, realTimeSalary } = funds.info;
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = funds;
  const kinds = [
    dividend === 1 && t`Dividend`,
    dailySalary === 1 && t`Daily salary`,
    hourlySalary === 1 && t`Hourly salary`,
    realTimeSalary === 1 && t`Real-time salary`,
  ].filter((kind) => kind !== false);
  // 4 is the agent's own request, which waits for the other side.
  const isAsked = [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype].some(
    (waits) => waits > 0 && waits < 4,
  );
  if (kinds.length === 0) return null;
  return (
    <div>
      <dt>
        <Trans>Contracts</Trans>
      </dt>
      <dd>
        {kinds.join(", ")} {isAsked && <Badge tone="accent">{t`Waits for your answer`}</Badge>}
      </dd>
    </div>
  );
}
