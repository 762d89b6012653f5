import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useDesk } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { useTimeText } from "../texts/useTimeText.ts";

/** Short lines under each other. */
export const Lines = styled.ul`display: grid; gap: ${token("space.4")}; margin: 0; padding-inline-start: ${token("space.20")}; li { display: list-item; list-style: disc; }`;

/** What has happened to an order: each step with its time and its reason. */
export function OrderSteps<State extends string>({
  steps,
  states,
  toReason = (reason) => reason,
}: {
  readonly steps: readonly { readonly state: State; readonly at: number; readonly reason: string }[];
  readonly states: Readonly<Record<State, string>>;
  readonly toReason?: (reason: string) => string;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  return (
    <Section title={t`What has happened`}>
      <Lines>
        {steps.map(({ state, at, reason }) => (
          <li key={`${state} ${at}`}>
            {[toTime(at, merchant.timeZone), states[state], toReason(reason)].filter(Boolean).join(" · ")}
          </li>
        ))}
      </Lines>
    </Section>
  );
}
