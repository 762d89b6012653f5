import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormTextField, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { Section } from "../frame/Section.tsx";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { KeyHint } from "../work/KeyHint.tsx";
import { useKeys } from "../work/useKeys.ts";

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")}; &[hidden] { display: none; }`;
const Base = styled.div`display: grid; > section { max-inline-size: 720px; }`;

/** One of the decisions about an order. */
export interface OrderDecision {
  /** The key that chooses it; where there is none, only its button does. */
  readonly shortcut?: "a" | "r";
  readonly label: string;
  readonly look: "primary" | "danger";
  /** Decides. @returns what became of it, in words. @throws ApiError where it is refused */
  readonly send: (reason: string) => Promise<string>;
}

const empty = { reason: "" };

/**
 * Decides about one order: a reason, and a button for each decision. A decision's key chooses it and goes to the reason, Enter sends it there;
 * without a decision Enter sends nothing.
 */
export function DecideForm({
  title,
  label,
  hint,
  decisions,
  isWaiting,
  children,
}: {
  readonly title: string;
  readonly label: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly decisions: readonly OrderDecision[];
  /** Whether the order waits for it; what was typed for one that waits no more stays with what the refusal says. */
  readonly isWaiting: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const base = useRef<HTMLDivElement>(null);
  const decided = useRef<OrderDecision>(undefined);
  const [chosen, setChosen] = useState<string>();
  const [round, setRound] = useState(0);
  const choose = (decision: OrderDecision): void => {
    decided.current = decision;
    setChosen(decision.label);
  };
  const { fault, submit } = useSubmit(
    async ({ reason }: typeof empty) => decided.current?.send(reason.trim()) ?? "",
    (text) => {
      notify(text, { tone: "success" });
      decided.current = undefined;
      setChosen(undefined);
      setRound(round + 1);
    },
  );
  const keyed = isWaiting ? decisions.filter(({ shortcut }) => shortcut !== undefined) : [];
  const goTo = (decision: OrderDecision) => (): void => {
    choose(decision);
    base.current?.querySelector("input")?.focus();
  };
  useKeys(Object.fromEntries(keyed.map((decision) => [decision.shortcut ?? "", goTo(decision)])));
  if (!isWaiting && fault === undefined) return null;
  const check = ({ reason }: typeof empty) =>
    reason.trim().length < 3
      ? { reason: ranges.reason }
      : decided.current === undefined
        ? { reason: t`Choose one of the buttons.` }
        : {};
  return (
    <Base ref={base} data-decide>
      <Section title={title}>
        {children}
        <Formik
          key={round}
          initialValues={empty}
          validate={check}
          validateOnBlur={false}
          validateOnChange={false}
          onSubmit={submit}
        >
          {({ isSubmitting, submitForm }) => (
            <Form label={label}>
              <FormTextField name="reason" label={t`Why`} hint={hint} required maxLength={500} autoComplete="off" />
              <FormFault text={fault} />
              <LeaveGuard />
              <Buttons hidden={!isWaiting}>
                {decisions.map((decision) => (
                  <Button
                    key={decision.label}
                    // Enter sends what was chosen, and never what merely stands first.
                    type={chosen === decision.label ? "submit" : "button"}
                    look={chosen === undefined || chosen === decision.label ? decision.look : "quiet"}
                    aria-keyshortcuts={decision.shortcut}
                    busy={isSubmitting && chosen === decision.label}
                    disabled={isSubmitting}
                    {...(chosen !== decision.label && {
                      onClick: () => {
                        choose(decision);
                        void submitForm();
                      },
                    })}
                  >
                    {decision.label}
                  </Button>
                ))}
              </Buttons>
              {keyed.length > 0 && (
                <KeyHint>
                  <Trans>Keys: a or r, the reason, Enter.</Trans>
                </KeyHint>
              )}
            </Form>
          )}
        </Formik>
      </Section>
    </Base>
  );
}
