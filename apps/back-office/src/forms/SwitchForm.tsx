import { useZoneName } from "../texts/useZoneName.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { type ReactNode, useState } from "react";
import { FormFault } from "./FormFault.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { useSubmit } from "./useSubmit.ts";
import { Conflict } from "./Conflict.tsx";
import { type SwitchChange, toConflict } from "./toConflict.ts";
import type { Send } from "./useSwitchSender.ts";

/** What every form of a switch asks beside its own fields. */
const common = { reason: "", at: "" };

/**
 * A form that makes a switch now or plans it. After a success it begins anew with what is so; after a refusal what was typed stays, and
 * what somebody else changed stands above the button.
 */
export function SwitchForm<Values extends object, Wanted>({
  label,
  initialValues,
  check,
  toSwitch,
  send,
  timed = true,
  action,
  onDone,
  children,
}: {
  readonly label: string;
  readonly initialValues: Values;
  /** The faults of the form's own fields. */
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  readonly toSwitch: (values: Values) => Wanted;
  readonly send: Send<Wanted>;
  /** Whether it can be planned. */
  readonly timed?: boolean;
  /** What the button says when the change is made at once; a function says it of what is filled in. */
  readonly action?: string | ((values: Values) => string) | undefined;
  /** Called after it was made or planned. */
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode | ((values: Values) => ReactNode);
}) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const ranges = useRangeTexts();
  const [count, setCount] = useState(0);
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
      setChanges([]);
      setCount(count + 1);
      onDone?.();
    },
  );
  return (
    <Formik
      key={count}
      initialValues={{ ...initialValues, ...common }}
      validate={(values) => ({
        ...check?.(values),
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
          <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
          <Conflict changes={changes} />
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
