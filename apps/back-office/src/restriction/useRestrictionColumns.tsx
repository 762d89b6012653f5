import { Trans, useLingui } from "@lingui/react/macro";
import type { Restriction } from "@marquee/contract/staff";
import { Badge, Button } from "@marquee/ui-kit";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import type { ListColumn } from "../list/RecordList.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { useRestrictionTexts } from "./useRestrictionTexts.ts";

const toIso = (time: number | null): string => (time === null ? "" : new Date(time).toISOString());

/** The columns that lists of restrictions have in common, whomever they concern: what, since when and until when, why, and a button to lift. */
export function useRestrictionColumns(onLift: (restriction: Restriction) => void): readonly ListColumn<Restriction>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const mayLift = useMay("members.secure");
  const toTime = useTimeText();
  const { scopes, toTarget } = useRestrictionTexts();
  const at = (time: number): string => toTime(time, merchant.timeZone);
  const toEnd = ({ until, liftedAt, liftedBy }: Restriction): string => {
    if (liftedAt !== null) return t`Lifted ${at(liftedAt)} by ${liftedBy}`;
    return until === null ? t`Until it is lifted` : at(until);
  };
  return [
    {
      key: "state",
      title: t`State`,
      toCell: ({ inForce }) =>
        inForce ? (
          <Badge tone="danger">
            <Trans>In force</Trans>
          </Badge>
        ) : (
          <Badge tone="muted">
            <Trans>Over</Trans>
          </Badge>
        ),
      toText: ({ inForce }) => String(inForce),
    },
    {
      key: "target",
      title: t`Barred from`,
      toCell: (restriction) =>
        restriction.scope === "ALL" ? scopes.ALL : `${scopes[restriction.scope]}: ${toTarget(restriction)}`,
      toText: ({ scope, target }) => `${scope} ${target}`,
    },
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => reason, toText: ({ reason }) => reason },
    {
      key: "at",
      title: t`Set`,
      toCell: ({ by, ...restriction }) => t`${at(restriction.at)} by ${by}`,
      toText: ({ by, ...restriction }) => `${toIso(restriction.at)} ${by}`,
    },
    { key: "until", title: t`End`, toCell: toEnd, toText: ({ until, liftedAt }) => toIso(liftedAt ?? until) },
    ...(mayLift
      ? [
          {
            key: "act",
            title: t`Do`,
            toCell: (restriction: Restriction) =>
              restriction.inForce ? (
                <Button size="small" aria-label={t`Lift: ${toTarget(restriction)}`} onClick={() => onLift(restriction)}>
                  <Trans>Lift</Trans>
                </Button>
              ) : (
                ""
              ),
            toText: () => "",
          },
        ]
      : []),
  ];
}
