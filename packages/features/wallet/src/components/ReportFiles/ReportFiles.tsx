import { toMonthText, type Report } from "@marquee/runtime";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportFileRequest } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { Button, DownloadIcon, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useReportFile } from "./useReportFile.ts";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
  > :first-child { flex: 1 0 100%; }
  @media ${from("tablet")} { > :first-child { flex: none; } }
`;

const formats = ["csv", "pdf"] as const;

/** Downloads the month in which a record's period ends, as CSV or PDF. */
export function ReportFiles({
  of,
  wallet,
  report: { days, tag },
}: {
  readonly of: Exclude<ReportFileRequest["report"], "statement" | "tax">;
  /** Whose lines an account record has; the main wallet's without it. */
  readonly wallet?: string;
  readonly report: Pick<Report, "days" | "tag">;
}) {
  const { t } = useLingui();
  const { busy, download } = useReportFile();
  const period = days.to.slice(0, 7);
  const month = toMonthText(period, tag);
  return (
    <Base role="group" aria-label={t`Download`}>
      <Text size="label" tone="muted">
        <Trans>Download {month}:</Trans>
      </Text>
      {formats.map((format) => {
        const kind = format.toUpperCase();
        return (
          <Button
            key={format}
            size="small"
            icon={<DownloadIcon aria-hidden="true" />}
            aria-label={t`Download ${month} as ${kind}`}
            busy={busy === format}
            onClick={() => void download({ report: of, period, format, ...(wallet === undefined ? {} : { wallet }) })}
          >
            {kind}
          </Button>
        );
      })}
    </Base>
  );
}
