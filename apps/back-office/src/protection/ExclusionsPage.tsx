import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffExclusion } from "@marquee/contract/staff";
import { Badge } from "@marquee/ui-kit";
import { useListExclusionsQuery } from "../api/endpoints/protection/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useProtectionTexts } from "./useProtectionTexts.ts";

function useColumns(): readonly ListColumn<StaffExclusion>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { time, toMember } = useOrderColumns();
  const { exclusions } = useProtectionTexts();
  const toEnd = (until: number | null): string => (until === null ? t`No end date` : toTime(until, merchant.timeZone));
  return [
    time,
    toMember("?part=protection"),
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => exclusions[kind], toText: ({ kind }) => kind },
    {
      key: "until",
      title: t`Until`,
      toCell: ({ until }) => toEnd(until),
      toText: ({ until }) => (until === null ? "" : new Date(until).toISOString()),
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ inForce }) =>
        inForce ? (
          <Badge tone="accent">
            <Trans>In force</Trans>
          </Badge>
        ) : (
          <Badge tone="muted">
            <Trans>Over</Trans>
          </Badge>
        ),
      toText: ({ inForce }) => String(inForce),
    },
  ];
}

const isKind = (text: string): text is StaffExclusion["kind"] => text === "TIMEOUT" || text === "EXCLUSION";

/** The time-outs and self-exclusions of the merchant's members; nobody ends one early. */
export function ExclusionsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useColumns();
  const { exclusions } = useProtectionTexts();
  const kind = address.get("kind");
  const loaded = useListExclusionsQuery({
    merchant: merchant.code,
    ...(isKind(kind) ? { kind } : {}),
    ...address.page,
  });
  return (
    <ListPage
      title={t`Exclusions`}
      name="exclusions"
      choice={{ name: "kind", label: t`Kind`, names: exclusions }}
      columns={columns}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
    />
  );
}
