import { useLingui } from "@lingui/react/macro";
import {
  exclusionMonths,
  isAmount,
  type LimitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  timeOutHours,
} from "@marquee/contract";
import { type RecordWish, type WishChannel, wishChannels } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useRecordWishMutation } from "../api/endpoints/member/staffActEndpoints.ts";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import type { ActProps } from "../frame/DeskModule.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useProtectionTexts } from "./useProtectionTexts.ts";

interface Values {
  readonly kind: RecordWish["wish"]["kind"];
  readonly hours: string;
  readonly months: string;
  readonly limit: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: string;
  readonly channel: WishChannel;
}

const initial: Values = {
  kind: "TIMEOUT",
  hours: "24",
  months: "6",
  limit: "DEPOSIT",
  period: "DAY",
  amount: "",
  channel: "PHONE",
};

function toWish({ kind, hours, months, limit, period, amount }: Values): RecordWish["wish"] {
  if (kind === "TIMEOUT") return { kind, hours: timeOutHours.find((each) => String(each) === hours) ?? 24 };
  if (kind === "EXCLUSION") return { kind, months: exclusionMonths.find((each) => String(each) === months) ?? 6 };
  return { kind, limit, period: limit === "SESSION" ? "SESSION" : period, amount: amount.trim() };
}

function useChannelTexts(): Readonly<Record<WishChannel, string>> {
  const { t } = useLingui();
  return { PHONE: t`By phone`, CHAT: t`In a chat`, MAIL: t`By mail`, LETTER: t`By letter`, PERSON: t`In person` };
}

function Wanted({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  const { kind, limit } = useFormikContext<Values>().values;
  const { kinds, periods } = useProtectionTexts();
  const toOptions = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: texts[value] }));
  const months = (count: number): string => (count === 0 ? t`With no end date` : t`${count} months`);
  const hours = { 24: t`24 hours`, 168: t`7 days`, 720: t`30 days`, 1008: t`6 weeks` } as const;
  if (kind === "TIMEOUT")
    return (
      <FormSelectField
        name="hours"
        label={t`For how long`}
        options={timeOutHours.map((value) => ({ value: String(value), label: hours[value] }))}
      />
    );
  if (kind === "EXCLUSION")
    return (
      <FormSelectField
        name="months"
        label={t`For how long`}
        options={exclusionMonths.map((value) => ({ value: String(value), label: months(value) }))}
      />
    );
  const isSession = limit === "SESSION";
  return (
    <>
      <FormSelectField name="limit" label={t`Limit`} options={toOptions(limitKinds, kinds)} />
      {isSession ? null : (
        <FormSelectField
          name="period"
          label={t`Over`}
          options={toOptions(
            limitPeriods.filter((period) => period !== "SESSION"),
            periods,
          )}
        />
      )}
      <FormTextField
        name="amount"
        label={isSession ? t`At most, in minutes` : t`At most, in ${currency}`}
        hint={t`Below what is in force.`}
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

/** Records a member's wish to be excluded or limited: in force at once, and never looser than what is. */
export function WishForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const digits = useAmountDigits(member.currency);
  const channels = useChannelTexts();
  const [record] = useRecordWishMutation();
  const isAllowed = ({ kind, limit, amount }: Values): boolean => {
    const typed = amount.trim();
    if (kind !== "LIMIT") return true;
    return limit === "SESSION" ? /^[1-9][0-9]{0,3}$/.test(typed) : isAmount(typed, digits) && Number(typed) > 0;
  };
  return (
    <ActForm
      label={t`Protect the play of ${member.username}`}
      hint={t`What the member asked for is in force at once, and only the member can ask for less protection later. The member is told.`}
      submit={t`Record the wish`}
      isGrave
      reasonLabel={t`What the member said`}
      initialValues={initial}
      check={(values): Readonly<Record<string, string>> =>
        isAllowed(values) ? {} : { amount: t`An amount above zero, or whole minutes of a session.` }
      }
      send={({ reason, channel, ...values }) =>
        record({ merchant, memberId: member.id, wish: toWish({ ...values, channel }), channel, note: reason }).unwrap()
      }
      onDone={() => {
        notify(t`The wish is in force.`, { tone: "success" });
        onClose();
      }}
    >
      <FormSelectField
        name="kind"
        label={t`What the member wants`}
        options={[
          { value: "TIMEOUT", label: t`A time-out` },
          { value: "EXCLUSION", label: t`A self-exclusion` },
          { value: "LIMIT", label: t`A lower limit` },
        ]}
      />
      <Wanted currency={member.currency} />
      <FormSelectField
        name="channel"
        label={t`How the member asked`}
        options={wishChannels.map((value) => ({ value, label: channels[value] }))}
      />
    </ActForm>
  );
}
