import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredTicketSettings, TicketSettings } from "@marquee/contract/staff";
import { Button, Form, FormTextField, Heading, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useChangeTicketSettingsMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { WeekHoursFields } from "../forms/WeekHoursFields.tsx";
import { areHoursWrong, toWeekHours, toWeekHoursValues } from "../forms/weekHours.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";

/** A setting that is a number. */
type NumberName = Exclude<keyof TicketSettings, "liveHours">;

/** The bounds of each such setting, as the contract has them. */
const bounds = {
  minWords: [1, 20],
  maxWords: [20, 2_000],
  mostOpen: [1, 50],
  mostToday: [1, 50],
  closeDays: [3, 90],
  liveWaitMinutes: [1, 60],
  liveAtOnce: [1, 20],
  liveKeepDays: [30, 1_825],
} as const satisfies Record<NumberName, readonly [number, number]>;

const fields = ["minWords", "maxWords", "mostOpen", "mostToday", "closeDays"] as const;
const liveFields = ["liveWaitMinutes", "liveAtOnce", "liveKeepDays"] as const;

type Values = Record<NumberName | "reason", string> & Readonly<Record<string, string | boolean>>;

/** What a merchant says of its tickets. Of two people who change it the second is told, and what he typed stays. */
export function TicketSettingsForm({
  settings,
  version,
  onSaved,
}: StoredTicketSettings & { readonly onSaved: (stored: StoredTicketSettings) => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const mayChange = useMay("tickets.change");
  const [change] = useChangeTicketSettingsMutation();
  const labels: Readonly<Record<NumberName, string>> = {
    minWords: t`Fewest words of what opens a ticket`,
    maxWords: t`Most words of a message`,
    mostOpen: t`Open tickets of a member at a time`,
    mostToday: t`New tickets of a member in a day`,
    closeDays: t`Days after an answer until a ticket closes by itself`,
    liveWaitMinutes: t`Minutes until a question that nobody takes becomes a ticket`,
    liveAtOnce: t`Live chats of one person at a time`,
    liveKeepDays: t`Days for which closed live chats are kept`,
  };
  const { fault, submit } = useSubmit(
    ({ reason, ...values }: Values) =>
      change({
        merchant,
        version,
        settings: {
          minWords: Number(values.minWords),
          maxWords: Number(values.maxWords),
          mostOpen: Number(values.mostOpen),
          mostToday: Number(values.mostToday),
          closeDays: Number(values.closeDays),
          liveWaitMinutes: Number(values.liveWaitMinutes),
          liveAtOnce: Number(values.liveAtOnce),
          liveKeepDays: Number(values.liveKeepDays),
          liveHours: toWeekHours(values),
        },
        reason: reason.trim(),
      }).unwrap(),
    (stored) => {
      notify(t`Saved.`, { tone: "success" });
      onSaved(stored);
    },
  );
  const toFault = (name: NumberName, text: string): string | undefined => {
    const [least, most] = bounds[name];
    const isFitting = /^[0-9]{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
    return isFitting ? undefined : t`A whole number from ${least} to ${most}.`;
  };
  return (
    <Formik<Values>
      initialValues={{
        minWords: String(settings.minWords),
        maxWords: String(settings.maxWords),
        mostOpen: String(settings.mostOpen),
        mostToday: String(settings.mostToday),
        closeDays: String(settings.closeDays),
        liveWaitMinutes: String(settings.liveWaitMinutes),
        liveAtOnce: String(settings.liveAtOnce),
        liveKeepDays: String(settings.liveKeepDays),
        ...toWeekHoursValues(settings.liveHours),
        reason: "",
      }}
      validate={(values) =>
        Object.fromEntries([
          ...[...fields, ...liveFields].flatMap((name) => {
            const found = toFault(name, values[name]);
            return found === undefined ? [] : [[name, found] as const];
          }),
          ...(areHoursWrong(values) ? [["hoursTo", t`Give both hours, and two different ones.`] as const] : []),
          ...(values.reason.trim().length < 3 ? [["reason", ranges.reason] as const] : []),
        ])
      }
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Rules of tickets`}>
          <LeaveGuard />
          {fields.map((name) => (
            <FormTextField
              key={name}
              name={name}
              label={labels[name]}
              inputMode="numeric"
              maxLength={4}
              readOnly={!mayChange}
              autoComplete="off"
            />
          ))}
          <Heading level={3} size="title">
            <Trans>Live chat</Trans>
          </Heading>
          <WeekHoursFields />
          {liveFields.map((name) => (
            <FormTextField
              key={name}
              name={name}
              label={labels[name]}
              inputMode="numeric"
              maxLength={4}
              readOnly={!mayChange}
              autoComplete="off"
            />
          ))}
          {mayChange && (
            <>
              <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
              <FormFault text={fault} />
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Save</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
