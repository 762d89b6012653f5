import { useZoneName } from "../texts/useZoneName.ts";
import { useLingui } from "@lingui/react/macro";
import { FormSelectField, FormTextField } from "@marquee/ui-kit";

/** The fields of a form that changes the state of games or a vendor. */
export interface StateValues {
  /** Empty: it stays. */
  readonly state: string;
  readonly message: string;
  readonly until: string;
  /** `on`, `off`, or empty: it stays. */
  readonly hot: string;
  readonly isNew: string;
}

/** Nothing is to change. */
export const noState: StateValues = { state: "", message: "", until: "", hot: "", isNew: "" };

const isWord = (text: string): text is "on" | "maintenance" | "off" => ["on", "maintenance", "off"].includes(text);

/** What the fields ask for. */
export function toStateChange({ state, message, until, hot, isNew }: StateValues) {
  return {
    ...(isWord(state) ? { state } : {}),
    ...(state === "maintenance" && message.trim() !== "" ? { message: message.trim() } : {}),
    ...(state !== "" && state !== "on" && until !== "" ? { until } : {}),
    ...(hot === "" ? {} : { hot: hot === "on" }),
    ...(isNew === "" ? {} : { isNew: isNew === "on" }),
  };
}

/** State with message and end, hot, new: each stays unless something is chosen. */
export function StateFields({ state }: { readonly state: string }) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const flags = [
    { value: "", label: t`As it is` },
    { value: "on", label: t`Yes` },
    { value: "off", label: t`No` },
  ];
  return (
    <>
      <FormSelectField
        name="state"
        label={t`State`}
        options={[
          { value: "", label: t`As it is` },
          { value: "on", label: t`On` },
          { value: "maintenance", label: t`In maintenance` },
          { value: "off", label: t`Off` },
        ]}
      />
      {state === "maintenance" ? (
        <FormTextField
          name="message"
          label={t`Message for players`}
          hint={t`Empty: the site's own words.`}
          maxLength={200}
          autoComplete="off"
        />
      ) : null}
      {state === "maintenance" || state === "off" ? (
        <FormTextField
          name="until"
          type="datetime-local"
          label={t`Until`}
          hint={t`Then it becomes what it was before. In ${zone}; empty for no end.`}
        />
      ) : null}
      <FormSelectField name="hot" label={t`Hot`} options={flags} />
      <FormSelectField name="isNew" label={t`New`} options={flags} />
    </>
  );
}
