import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetMemberInfoQuery, useMailReportMutation } from "@marquee/api-client";
import type { MailReportRequest } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useNotifyError } from "@marquee/runtime";
import { Button, DownloadIcon, Heading, MailIcon, notify, SelectField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useReportFile } from "../../components/ReportFiles/useReportFile.ts";
import { recordTexts } from "../../model/recordTexts.ts";

const Base = styled.section`display: grid; gap: ${token("space.12")};`;
const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${token("space.12")};
  max-inline-size: 480px;
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")} ${token("space.12")};`;

/** Sends a report to the member's mailbox. */
function useMailing() {
  const { t } = useLingui();
  const [send, { isLoading }] = useMailReportMutation();
  const notifyError = useNotifyError();
  const mail = async (request: MailReportRequest): Promise<void> => {
    const { data, error } = await send(request);
    const mask = data?.mask ?? "";
    if (data) notify(t`On its way to ${mask}.`, { tone: "success" });
    else notifyError(isApiError(error) ? error.code : "network.abnormal");
  };
  return { mail, isLoading };
}

/**
 * The statement and the tax report of a year, this year's so far or that of the one before: downloaded, or sent to the member's own
 * confirmed mailbox.
 */
export function YearlyReports({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const thisYear = Number(today.slice(0, 4));
  const years = [thisYear, thisYear - 1].map(String);
  const [year, setYear] = useState(String(thisYear));
  const [report, setReport] = useState<MailReportRequest["report"]>("statement");
  const { busy, download } = useReportFile();
  const { mail, isLoading } = useMailing();
  const { data: member } = useGetMemberInfoQuery({});
  const formats = report === "tax" ? (["pdf", "csv"] as const) : (["pdf"] as const);
  return (
    <Base>
      <Heading level={4}>
        <Trans>Reports of a year</Trans>
      </Heading>
      <Text size="small" tone="muted">
        {report === "tax"
          ? t`Stakes, wins and their difference by kind of game, deposits and withdrawals, for your tax return.`
          : t`Every month's figures and your balance at both ends of the year, for your own files.`}
      </Text>
      <Choice>
        <SelectField
          label={t`Report`}
          value={report}
          options={(["statement", "tax"] as const).map((value) => ({ value, label: t(recordTexts[value]) }))}
          onChange={({ target }) => setReport(target.value === "tax" ? "tax" : "statement")}
        />
        <SelectField
          label={t`Year`}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setYear(target.value)}
        />
      </Choice>
      <Acts>
        {formats.map((format) => {
          const kind = format.toUpperCase();
          return (
            <Button
              key={format}
              icon={<DownloadIcon aria-hidden="true" />}
              busy={busy === format}
              onClick={() => void download({ report, period: year, format })}
            >
              <Trans>
                Download {year} as {kind}
              </Trans>
            </Button>
          );
        })}
        {member?.emailConfirmed === true && (
          <Button
            icon={<MailIcon aria-hidden="true" />}
            busy={isLoading}
            onClick={() => void mail({ report, period: year })}
          >
            <Trans>Send {year} by e-mail</Trans>
          </Button>
        )}
      </Acts>
      {member?.emailConfirmed === false && (
        <Text size="label" tone="muted">
          <Trans>To have a report sent by e-mail, confirm your address in the security centre first.</Trans>
        </Text>
      )}
    </Base>
  );
}
