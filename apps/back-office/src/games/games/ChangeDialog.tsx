import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import type { SetGames, StaffGame } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { FormTextField, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useSetGamesMutation } from "../../api/endpoints/games/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useSeenVersion } from "../../forms/useSeenVersion.ts";
import { noState, StateFields, type StateValues, toStateChange } from "../StateFields.tsx";
import { FormModal } from "../../forms/FormModal.tsx";

const Content = styled.div`display: grid; gap: ${token("space.8")}; > form { margin-block-start: ${token("space.8")}; }`;

interface Values extends StateValues {
  readonly weight: string;
  readonly place: string;
}

const empty: Values = { ...noState, weight: "", place: "" };

function toChange({ weight, place, ...state }: Values): SetGames["change"] {
  return {
    ...toStateChange(state),
    ...(weight.trim() === "" ? {} : { weight: Number(weight) }),
    ...(place.trim() === "" ? {} : { place: place.trim() === "0" ? ("last" as const) : Number(place) }),
  };
}

interface Props {
  readonly codes: readonly string[];
  readonly version: number;
  readonly refetch: () => Promise<unknown>;
  readonly onDone: () => void;
}

function ChangeForm({ codes, version, refetch, onDone }: Props) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const sendOnVersion = useSeenVersion(version, refetch);
  const [setGames] = useSetGamesMutation();
  return (
    <SwitchForm
      label={t`Change games`}
      initialValues={empty}
      check={(values) => ({
        ...(/^([0-9]{1,2}|100)?$/.test(values.weight.trim()) ? {} : { weight: t`A whole number from 0 to 100.` }),
        ...(/^[0-9]{0,6}$/.test(values.place.trim()) ? {} : { place: ranges.toWhole([0, 999_999]) }),
        ...(Object.keys(toChange(values)).length === 0 ? { state: t`Choose what is to change.` } : {}),
      })}
      toSwitch={toChange}
      send={(change, reason, at) =>
        sendOnVersion((seen) =>
          setGames({
            merchant,
            codes: [...codes],
            change,
            reason,
            version: seen,
            ...(at === "" ? {} : { at }),
          }).unwrap(),
        )
      }
      onDone={onDone}
    >
      {({ state }) => (
        <>
          <StateFields state={state} />
          <FormTextField
            name="place"
            inputMode="numeric"
            label={t`Place`}
            hint={t`Counted from 1 among all games; 0 for the end; empty: unchanged.`}
            maxLength={6}
            autoComplete="off"
          />
          <FormTextField
            name="weight"
            inputMode="numeric"
            label={t`Turnover weight in percent`}
            hint={t`Empty: unchanged.`}
            maxLength={3}
            autoComplete="off"
          />
        </>
      )}
    </SwitchForm>
  );
}

/** Changes one game or many. */
export function ChangeDialog({
  games,
  onClose,
  ...form
}: Props & { readonly games: readonly StaffGame[]; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { codes } = form;
  const names = codes.map((code) => games.find((game) => game.code === code)?.name ?? code);
  return (
    <FormModal title={t`Change games`} open={codes.length > 0} onClose={onClose}>
      {codes.length === 0 ? null : (
        <Content>
          <Text size="small" strong>
            <Plural value={codes.length} one="# game" other="# games" />
          </Text>
          <Text size="small" tone="muted">
            {names.slice(0, 6).join(", ")}
            {names.length > 6 ? " …" : ""}
          </Text>
          <ChangeForm
            {...form}
            key={codes.join(" ")}
            onDone={() => {
              form.onDone();
              onClose();
            }}
          />
        </Content>
      )}
    </FormModal>
  );
}
