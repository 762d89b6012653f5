import { useZoneName } from "../texts/useZoneName.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik, useFormikContext } from "formik";
import { type ReactNode, useEffect, useState } from "react";
import { FormFault } from "./FormFault.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { MergeBox, type MergeTexts } from "./MergeBox.tsx";
import { toFieldValues } from "./mergeFields.ts";
import { type Merge, useMerge } from "./useMerge.ts";
import { useSubmit } from "./useSubmit.ts";
import { Conflict } from "./Conflict.tsx";
import { type SwitchChange, toConflict } from "./toConflict.ts";
import type { Send } from "./useSwitchSender.ts";

/** What every form of a switch asks beside its own fields. */
const common = { reason: "", at: "" };

interface Props<Values extends object, Wanted> {
  readonly label: string;
  readonly initialValues: Values;
  /** The faults of the form's own fields. */
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  readonly toSwitch: (values: Values) => Wanted;
  readonly send: Send<Wanted>;
  /** What a field's fault means here, by `name rule`, where the general text says too little. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  /** Whether it can be planned. */
  readonly timed?: boolean;
  /** What the button says when the change is made at once; a function says it of what is filled in. */
  readonly action?: string | ((values: Values) => string) | undefined;
  /** Where `initialValues` follow what is saved: what somebody else has saved is shown and chosen field by field. */
  readonly merge?: MergeTexts;
  /** Called after it was made or planned. */
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode | ((values: Values) => ReactNode);
}

/** What somebody else has saved: a form in which nothing is typed follows it, in another one it is chosen from. */
function Saved({ merge, onFollow, ...texts }: MergeTexts & { readonly merge: Merge; readonly onFollow: () => void }) {
  const { dirty, values } = useFormikContext<object>();
  const isBehind = merge.list(toFieldValues(values)).length > 0;
  useEffect(() => {
    if (!dirty && isBehind) onFollow();
  });
  return dirty ? <MergeBox merge={merge} {...texts} /> : null;
}

/** The form up to its success. */
function Once<Values extends object, Wanted>({
  label,
  initialValues,
  check,
  toSwitch,
  send,
  timed = true,
  faults,
  action,
  merge: mergeTexts,
  onDone,
  children,
}: Props<Values, Wanted>) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const ranges = useRangeTexts();
  const [opened, setOpened] = useState(initialValues);
  const merge = useMerge(toFieldValues(opened), toFieldValues(mergeTexts === undefined ? opened : initialValues));
  const [changes, setChanges] = useState<readonly SwitchChange[]>([]);
  const { fault, submit } = useSubmit(
    async (values: Values & typeof common) => {
      try {
        return { at: values.at, proposal: await send(toSwitch(values), values.reason.trim(), values.at) };
      } catch (error) {
        setChanges(toConflict(error)?.changes ?? []);
        throw error;
      }
    },
    ({ at, proposal }) => {
      if (proposal === null)
        notify(at === "" ? t`Done. Gateways follow within a second.` : t`Planned.`, { tone: "success" });
      else notify(t`Proposed. Somebody else must approve it.`, { tone: "info" });
      onDone?.();
    },
    faults,
  );
  return (
    <Formik
      initialValues={{ ...opened, ...common }}
      enableReinitialize
      validate={(values) => ({
        ...check?.(values),
        ...(merge.isOpen(toFieldValues(values)) ? { merge: t`Choose one of the two.` } : {}),
        ...(values.reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={label}>
          {typeof children === "function" ? children(values) : children}
          {timed ? (
            <FormTextField name="at" type="datetime-local" label={t`When`} hint={t`In ${zone}; empty for now.`} />
          ) : null}
          {mergeTexts !== undefined && (
            <Saved merge={merge} {...mergeTexts} onFollow={() => setOpened(initialValues)} />
          )}
          <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
          <Conflict changes={changes} isMerged={mergeTexts !== undefined} />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {values.at !== "" ? (
              <Trans>Plan the change</Trans>
            ) : (
              ((typeof action === "function" ? action(values) : action) ?? <Trans>Change now</Trans>)
            )}
          </Button>
          <LeaveGuard />
        </Form>
      )}
    </Formik>
  );
}

/**
 * A form that makes a switch now or plans it. After a success it begins anew with what is so; after a refusal what was typed stays, and
 * what somebody else changed stands above the button.
 */
export function SwitchForm<Values extends object, Wanted>({ onDone, ...props }: Props<Values, Wanted>) {
  const [count, setCount] = useState(0);
  return (
    <Once
      key={count}
      {...props}
      onDone={() => {
        setCount(count + 1);
        onDone?.();
      }}
    />
  );
}
