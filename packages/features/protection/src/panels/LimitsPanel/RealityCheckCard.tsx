import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useSetRealityCheckMutation } from "@marquee/api-client";
import { realityMinutes } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useNotifyError } from "@marquee/runtime";
import { Card, Heading, notify, RadioGroup, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  fieldset { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
  legend { grid-column: 1 / -1; }
`;

/** How often the reality check comes; the choice is kept at once. */
export function RealityCheckCard({ minutes }: { readonly minutes: (typeof realityMinutes)[number] }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [save, { isLoading, originalArgs }] = useSetRealityCheckMutation();
  const shown = isLoading && originalArgs ? originalArgs.minutes : minutes;
  const choose = async (text: string): Promise<void> => {
    const chosen = realityMinutes.find((each) => String(each) === text);
    if (chosen === undefined || isLoading) return;
    const { error } = await save({ minutes: chosen });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`The reality check comes every ${chosen} minutes.`, { tone: "success" });
  };
  return (
    <Base aria-label={t`Reality check`}>
      <Heading level={4}>
        <Trans>Reality check</Trans>
      </Heading>
      <Text size="small" tone="muted">
        <Trans>While you play, a message tells you how long you have played and what you have won or lost.</Trans>
      </Text>
      <RadioGroup
        label={t`How often`}
        value={String(shown)}
        onChange={(value) => void choose(value)}
        options={realityMinutes.map((each) => ({ value: String(each), label: t`${each} minutes` }))}
      />
    </Base>
  );
}
