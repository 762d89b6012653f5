import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { wayRanges } from "./wayValues.ts";
import { useLingui } from "@lingui/react/macro";
import type { PaymentWay, StaffPaymentProvider } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { FormMoneyField, FormSelectField, FormSwitch, FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useChangePaymentWayMutation } from "../../api/endpoints/wallet/staffEndpoints.ts";
import { type FieldValues, toFieldValues } from "../../forms/mergeFields.ts";
import { useAmountDigits } from "../../forms/useAmountDigits.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { useProviderTexts } from "./useProviderTexts.ts";
import { toNewWay, toWay, toWayFaults, toWayValues, type WayValues } from "./wayValues.ts";

/** Short fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
`;

const figure = { inputMode: "decimal", maxLength: 6, autoComplete: "off" } as const;

/** What the fields are called, by name. */
function useWayLabels(): (currency: string) => Readonly<Record<keyof WayValues, string>> {
  const { t } = useLingui();
  return (currency) => ({
    on: t`Players are offered it`,
    kind: t`For`,
    method: t`Method`,
    currency: t`Currency`,
    type: t`Way`,
    position: t`Place`,
    min: t`At least, in ${currency}`,
    max: t`At most, in ${currency}`,
    feeBasisPoints: t`Fee in percent`,
    expectMinutes: t`Minutes it usually takes`,
    quickAmounts: t`Amounts with a button each`,
    places: t`Banks, wallets or networks`,
  });
}

function Fields({ values, isNew }: { readonly values: WayValues; readonly isNew: boolean }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { kinds, types } = useProviderTexts();
  const { currency, kind } = values;
  const labels = useWayLabels()(currency);
  const digits = useAmountDigits(currency);
  const amount = { digits, maxLength: 14, autoComplete: "off", required: true } as const;
  const toOptions = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  const payoutTypes = { BANK: types.BANK, WALLET: types.WALLET, CRYPTO: types.CRYPTO };
  return (
    <>
      <FormSwitch name="on" label={labels.on} />
      {isNew && (
        <Pair>
          <FormSelectField name="kind" label={labels.kind} options={toOptions(kinds)} />
          <FormTextField
            name="method"
            label={labels.method}
            hint={t`As the provider calls it, such as bank-qr.`}
            required
            maxLength={20}
            autoComplete="off"
          />
          <FormSelectField
            name="currency"
            label={labels.currency}
            options={merchant.currencies.map((value) => ({ value, label: value }))}
          />
        </Pair>
      )}
      <Pair>
        <FormSelectField name="type" label={labels.type} options={toOptions(kind === "PAYOUT" ? payoutTypes : types)} />
        <FormTextField name="position" label={labels.position} hint={t`The smallest comes first.`} {...figure} />
      </Pair>
      <Pair>
        <FormMoneyField name="min" label={labels.min} {...amount} />
        <FormMoneyField name="max" label={labels.max} {...amount} />
      </Pair>
      <Pair>
        <FormTextField
          name="feeBasisPoints"
          label={labels.feeBasisPoints}
          hint={t`Taken from the amount.`}
          {...figure}
        />
        <FormTextField name="expectMinutes" label={labels.expectMinutes} {...figure} />
      </Pair>
      {kind === "DEPOSIT" ? (
        <FormTextField
          name="quickAmounts"
          label={labels.quickAmounts}
          hint={t`Up to six, separated by semicolons.`}
          maxLength={120}
          autoComplete="off"
        />
      ) : (
        <FormTextField
          name="places"
          label={labels.places}
          hint={t`Separated by semicolons.`}
          required
          maxLength={6_000}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Sets a way to pay, or adds one. What runs keeps what it began with. */
export function WayForm({
  current,
  way,
  currency,
  onClose,
}: {
  readonly current: StaffPaymentProvider;
  /** As it was when the form was opened; null for a new one. */
  readonly way: PaymentWay | null;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [change] = useChangePaymentWayMutation();
  const ranges = useRangeTexts();
  const { kinds, types } = useProviderTexts();
  const toLabels = useWayLabels();
  const [opened] = useState(current);
  const { provider, version } = current;
  const initial = way === null ? toNewWay(currency) : toWayValues(way);
  // Of a new way there is another version where somebody else has added the same one.
  const toTheirs = (typed: FieldValues): FieldValues => {
    const key = way ?? typed;
    const isSame = (each: PaymentWay): boolean =>
      each.kind === key.kind && each.method === String(key.method).trim() && each.currency === key.currency;
    const theirs = way === null && opened.ways.some(isSame) ? undefined : current.ways.find(isSame);
    return toFieldValues(theirs === undefined ? initial : toWayValues(theirs));
  };
  const texts = {
    required: t`Fill this in.`,
    fee: ranges.toPercent(wayRanges.fee),
    minutes: ranges.toWhole(wayRanges.minutes),
    place: ranges.toWhole(wayRanges.place),
    name: t`Small letters and digits, with single hyphens between them.`,
  };
  const method = way?.method ?? "";
  return (
    <SettingsForm
      label={way === null ? t`Add a method of ${provider}` : t`Change ${method} of ${provider}`}
      submitText={t`Save`}
      initialValues={initial}
      theirs={toTheirs}
      merge={{ labels: toLabels(way?.currency ?? currency), names: { type: types, kind: kinds } }}
      texts={{
        "max amount": t`It is not below the smallest amount, and has the digits of the currency.`,
        "quickAmounts amount": t`Each is between the smallest and the largest amount.`,
        "method length": t`A provider has at most 200 methods.`,
      }}
      check={(values) =>
        Object.fromEntries(Object.entries(toWayFaults(values)).map(([name, fault]) => [name, texts[fault]]))
      }
      send={({ reason, ...values }) =>
        change({ merchant: merchant.code, provider, version, ...toWay(values), reason }).unwrap()
      }
      onDone={() => {
        notify(t`Saved.`, { tone: "success" });
        onClose();
      }}
    >
      {(values) => <Fields values={values} isNew={way === null} />}
    </SettingsForm>
  );
}
