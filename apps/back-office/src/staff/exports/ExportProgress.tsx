import { useLingui } from "@lingui/react/macro";
import type { Export } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.span`
  display: inline-grid;
  gap: ${token("space.4")};
  justify-items: start;
  > progress { inline-size: 120px; block-size: 8px; accent-color: ${token("color.primary")}; }
`;

const tones = {
  WAITING: "muted",
  RUNNING: "primary",
  DONE: "success",
  FAILED: "danger",
  CANCELLED: "muted",
  EXPIRED: "muted",
} as const;

/** Where the making of a file stands. */
export function ExportProgress({ made: { state, rows, total } }: { readonly made: Export }) {
  const { t, i18n } = useLingui();
  const names = {
    WAITING: t`Waits`,
    RUNNING: t`Being made`,
    DONE: t`Ready`,
    FAILED: t`Failed`,
    CANCELLED: t`Cancelled`,
    EXPIRED: t`No longer there`,
  };
  const [now, all] = [i18n.number(rows), i18n.number(total ?? 0)];
  return (
    <Base>
      <Badge tone={tones[state]}>{names[state]}</Badge>
      {state === "RUNNING" && total !== null ? (
        <>
          <progress value={rows} max={Math.max(total, rows, 1)} aria-label={t`Lines written`} />
          <Text size="small">{t`${now} of ${all}`}</Text>
        </>
      ) : null}
    </Base>
  );
}
