import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredTicketSettings, TicketSettings } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useChangeTicketSettingsMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";

/** The bounds of each setting, as the contract has them. */
const bounds = {
  minWords: [1, 20],
  maxWords: [20, 2_000],
  mostOpen: [1, 50],
  mostToday: [1, 50],
  closeDays: [3, 90],
} as const satisfies Record<keyof TicketSettings, readonly [number, number]>;

const fields = ["minWords", "maxWords", "mostOpen", "mostToday", "closeDays"] as const;

type Values = Record<keyof TicketSettings | "reason", string>;

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
  const labels: Readonly<Record<keyof TicketSettings, string>> = {
    minWords: t`Fewest words of what opens a ticket`,
    maxWords: t`Most words of a message`,
    mostOpen: t`Open tickets of a member at a time`,
    mostToday: t`New tickets of a member in a day`,
    closeDays: t`Days after an answer until a ticket closes by itself`,
  };
  const { fault, submit } = useSubmit(
    ({ reason, minWords, maxWords, mostOpen, mostToday, closeDays }: Values) =>
      change({
        merchant,
        version,
        settings: {
          minWords: Number(minWords),
          maxWords: Number(maxWords),
          mostOpen: Number(mostOpen),
          mostToday: Number(mostToday),
          closeDays: Number(closeDays),
        },
        reason: reason.trim(),
      }).unwrap(),
    (stored) => {
      notify(t`Saved.`, { tone: "success" });
      onSaved(stored);
    },
  );
  const toFault = (name: keyof TicketSettings, text: string): string | undefined => {
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
        reason: "",
      }}
      validate={(values) =>
        Object.fromEntries([
          ...fields.flatMap((name) => {
            const found = toFault(name, values[name]);
            return found === undefined ? [] : [[name, found] as const];
          }),
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
