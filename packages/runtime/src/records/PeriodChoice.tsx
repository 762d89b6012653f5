import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { BackIcon, Button, ForwardIcon, SelectField, Text, VendorChip, VendorRow } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { listMonths, movePeriod, toMonthDays, toMonthText } from "./movePeriod.ts";
import { periods, toPeriod } from "./toPeriod.ts";
import { toPeriodText } from "./toPeriodText.ts";
import { toZoneText } from "./toZoneText.ts";
import type { Report } from "./useReport.ts";

const Base = styled.div`display: grid; gap: ${token("space.12")}; min-inline-size: 0;`;
const Moves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token("space.8")};
  @media ${from("tablet")} { grid-template-columns: repeat(4, max-content); }
`;
const Step = styled.span`display: inline-flex; align-items: center; gap: ${token("space.4")};`;
const Month = styled.div`max-inline-size: 280px;`;

const moves = [-30, -7, 7, 30] as const;

/** The days of a record: presets that end today, steps of 7 and 30 days (MC-16), and whole months. */
export function PeriodChoice({
  report: { days, setDays, today, timeZone, tag },
}: {
  readonly report: Pick<Report, "days" | "setDays" | "today" | "timeZone" | "tag">;
}) {
  const { t } = useLingui();
  const zone = toZoneText(timeZone, tag);
  const isSame = ({ from, to }: typeof days): boolean => from === days.from && to === days.to;
  const month = listMonths(today).find((each) => isSame(toMonthDays(each))) ?? "";
  return (
    <Base>
      <VendorRow aria-label={t`Period`}>
        {periods.map((period) => (
          <VendorChip
            key={period}
            name={period === 1 ? t`Today` : t`${period} days`}
            selected={isSame(toPeriod(period, timeZone))}
            onSelect={() => setDays(toPeriod(period, timeZone))}
          />
        ))}
      </VendorRow>
      <Moves role="group" aria-label={t`Move the period`}>
        {moves.map((step) => {
          const moved = movePeriod(days, step, today);
          const period = Math.abs(step);
          return (
            <Button
              key={step}
              size="small"
              aria-label={step < 0 ? t`Previous ${period} days` : t`Next ${period} days`}
              disabled={moved === null}
              onClick={() => moved !== null && setDays(moved)}
            >
              <Step>
                {step < 0 && <BackIcon size={18} aria-hidden="true" />}
                {t`${period} days`}
                {step > 0 && <ForwardIcon size={18} aria-hidden="true" />}
              </Step>
            </Button>
          );
        })}
      </Moves>
      <Month>
        <SelectField
          label={t`Month`}
          value={month}
          options={[
            { value: "", label: t`Other days` },
            ...listMonths(today).map((value) => ({ value, label: toMonthText(value, tag) })),
          ]}
          onChange={({ target }) => setDays(target.value === "" ? toPeriod(90, timeZone) : toMonthDays(target.value))}
        />
      </Month>
      <Text size="label" tone="muted">
        <span role="status">{toPeriodText(days, tag)}</span>
        <br />
        <Trans>Days and times are in {zone}.</Trans>
      </Text>
    </Base>
  );
}
