import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrency, isAmount, toAmount, toDecimal } from "@marquee/contract";
import type { SetStakes, StakeRange } from "@marquee/contract/staff";
import { FormMoneyField, SelectField, Text } from "@marquee/ui-kit";
import { use, useCallback, useRef, useState } from "react";
import { useSetStakesMutation } from "../../api/endpoints/games/staffEndpoints.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useAmountDigits, useAmountFault } from "../../forms/useAmountDigits.ts";
import { UnsavedContext } from "../../forms/FormModal.tsx";
import type { TellUnsaved } from "../../forms/UnsavedGuard.tsx";
import { type SendOnVersion, useSeenVersion } from "../../forms/useSeenVersion.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useStakeTexts } from "./useStakeTexts.ts";

/** Whose stakes a form sets: a vendor's in one category (`RNG/LUNA`), or those of games. */
export type StakesOf = { readonly vendor: string } | { readonly codes: string[] };

interface Props {
  readonly of: StakesOf;
  /** What is so now; empty for more games than one, which differ. */
  readonly stakes: readonly StakeRange[];
  readonly version: number;
  readonly refetch: () => Promise<unknown>;
  readonly onDone: () => void;
}

type Values = Readonly<Record<"min" | "max", string>>;

const toEnd = (text: string): string | null => text.trim() || null;

function Fields({
  of,
  currency,
  range,
  sendOnVersion,
  onDone,
}: Pick<Props, "of" | "onDone"> & {
  readonly currency: string;
  readonly range: StakeRange | undefined;
  readonly sendOnVersion: SendOnVersion;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { money, sources, toLimited } = useStakeTexts();
  const digits = useAmountDigits(currency);
  const toAmountFault = useAmountFault();
  const [setStakes] = useSetStakesMutation();
  const { minBet, maxBet } = getCurrency(currency).stakes;
  const toText = (amount: string | null | undefined): string => amount?.replace(/\.00$/, "") ?? "";
  const isEmpty = ({ min, max }: Values): boolean => toEnd(min) === null && toEnd(max) === null;
  const check = ({ min, max }: Values): Readonly<Record<string, string>> => {
    const wrong = Object.entries({ min, max }).filter(
      ([, text]) => toEnd(text) !== null && !isAmount(text.trim(), digits),
    );
    if (wrong.length > 0) return Object.fromEntries(wrong.map(([name]) => [name, toAmountFault(digits)]));
    const [least, most] = [toEnd(min), toEnd(max)].map((text) => (text === null ? null : toAmount(text, digits)));
    if (least !== null && least !== undefined && most !== null && most !== undefined && least > most)
      return { max: t`Not below the smallest stake, ${money(toDecimal(least))}.` };
    return {};
  };
  const shared = { digits, inputMode: "decimal", maxLength: 16, autoComplete: "off" } as const;
  return (
    <SwitchForm
      label={t`Stake limits`}
      timed={false}
      action={(values: Values) => (isEmpty(values) ? t`Take the limits away` : t`Set the limits`)}
      initialValues={{ min: toText(range?.own.min), max: toText(range?.own.max) }}
      check={check}
      toSwitch={({ min, max }): Pick<SetStakes, "min" | "max"> => ({ min: toEnd(min), max: toEnd(max) })}
      send={(ends, reason) =>
        sendOnVersion((seen) =>
          setStakes({ merchant: merchant.code, ...of, currency, ...ends, reason, version: seen }).unwrap(),
        )
      }
      onDone={onDone}
    >
      {range === undefined || toLimited(range) === "" ? null : (
        <Text size="small" strong>
          <Trans>
            Now from {money(range.min.amount)} (by {sources[range.min.from]}) to {money(range.max.amount)} (by{" "}
            {sources[range.max.from]})
          </Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Stakes in {currency} are from {money(minBet)} to {money(maxBet)}. A limit only narrows this. Empty: no limit.
        </Trans>
      </Text>
      <FormMoneyField {...shared} name="min" label={t`Smallest stake, in ${currency}`} />
      <FormMoneyField {...shared} name="max" label={t`Largest stake, in ${currency}`} />
    </SwitchForm>
  );
}

/** The form of one currency, hidden while another one is chosen: what was typed in it stays. */
function OneCurrency({
  isShown,
  onTyped,
  ...props
}: Parameters<typeof Fields>[0] & { readonly isShown: boolean; readonly onTyped: TellTyped }) {
  const { currency } = props;
  const tellDialog = use(UnsavedContext);
  const tell = useCallback<TellUnsaved>(
    (form, isUnsaved) => {
      onTyped(currency, isUnsaved);
      tellDialog?.(form, isUnsaved);
    },
    [onTyped, tellDialog, currency],
  );
  return (
    <div hidden={!isShown}>
      <UnsavedContext value={tell}>
        <Fields {...props} />
      </UnsavedContext>
    </div>
  );
}

type TellTyped = (currency: string, isTyped: boolean) => void;

/**
 * Sets the smallest and the largest stake of a vendor or of games, or takes them away; one currency at a time. Done once no currency has
 * something typed that was not sent.
 */
export function StakesForm({ of, stakes, version, refetch, onDone }: Props) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const sendOnVersion = useSeenVersion(version, refetch);
  const [currency, setCurrency] = useState(merchant.currency);
  const typed = useRef(new Set<string>());
  const [onTyped] = useState((): TellTyped => (of, isTyped) => {
    if (isTyped) typed.current.add(of);
    else typed.current.delete(of);
  });
  return (
    <>
      {merchant.currencies.length > 1 ? (
        <SelectField
          label={t`Currency`}
          value={currency}
          options={merchant.currencies.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setCurrency(target.value)}
        />
      ) : null}
      {merchant.currencies.map((each) => (
        <OneCurrency
          key={each}
          of={of}
          currency={each}
          range={stakes.find((range) => range.currency === each)}
          sendOnVersion={sendOnVersion}
          isShown={each === currency}
          onTyped={onTyped}
          onDone={() => {
            const left = [...typed.current].find((other) => other !== each);
            if (left === undefined) onDone();
            else setCurrency(left);
          }}
        />
      ))}
    </>
  );
}
