import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, DownloadIcon, Heading, SelectField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useReportFile } from "../../components/ReportFiles/useReportFile.ts";
import { recordTexts } from "../../model/recordTexts.ts";

const Base = styled.section`
  display: grid;
  gap: ${token("space.12")};
  justify-items: start;
  > div { inline-size: min(100%, 280px); }
`;

/** The statement of a year as a PDF (X-47): this year so far, or the one before. */
export function StatementFile({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const thisYear = Number(today.slice(0, 4));
  const years = [thisYear, thisYear - 1].map(String);
  const [year, setYear] = useState(String(thisYear));
  const { busy, download } = useReportFile();
  return (
    <Base>
      <Heading level={4}>{t(recordTexts.statement)}</Heading>
      <Text size="small" tone="muted">
        <Trans>
          Every month's figures and your balance at both ends of the year, for your own files or your tax return.
        </Trans>
      </Text>
      <SelectField
        label={t`Year`}
        value={year}
        options={years.map((value) => ({ value, label: value }))}
        onChange={({ target }) => setYear(target.value)}
      />
      <Button
        icon={<DownloadIcon aria-hidden="true" />}
        busy={busy !== null}
        onClick={() => void download({ report: "statement", period: year, format: "pdf" })}
      >
        <Trans>Download {year} as PDF</Trans>
      </Button>
    </Base>
  );
}
