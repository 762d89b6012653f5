import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useStatusQuery } from "@marquee/runtime";
import { DateTime, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.ol`
  display: grid;
  gap: ${token("space.8")};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${token("space.4")} ${token("space.16")}; padding-inline-start: ${token("space.16")}; border-inline-start: 3px solid ${token("color.primary")}; font-size: ${token("text.small")}; }
`;

/** What has happened to an order of money, with the times, and its number. */
export function OrderSteps<State extends string>({
  order: { steps, orderNo },
  texts,
}: {
  readonly order: {
    readonly orderNo: string;
    readonly steps: readonly { readonly state: State; readonly at: number }[];
  };
  readonly texts: Readonly<Record<State, MessageDescriptor>>;
}) {
  const { t } = useLingui();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  return (
    <>
      <Base aria-label={t`What has happened`}>
        {steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {t(texts[state])} <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />
          </li>
        ))}
      </Base>
      <Text size="label" tone="muted">
        {t`Order ${orderNo}`}
      </Text>
    </>
  );
}
