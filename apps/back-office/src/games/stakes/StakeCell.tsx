import { useLingui } from "@lingui/react/macro";
import type { StaffGame } from "@marquee/contract/staff";
import { Button, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useStakeTexts } from "./useStakeTexts.ts";

const Base = styled.div`white-space: nowrap;`;

/** The stakes that a game takes in the merchant's own currency, and what limits them; for who may change them a button that does. */
export function StakeCell({
  game: { name, stakes },
  onChange,
}: {
  readonly game: StaffGame;
  readonly onChange: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { toRange, toLimited } = useStakeTexts();
  const [range] = stakes;
  if (range === undefined) return null;
  const [told, by] = [toRange(range), toLimited(range)];
  return (
    <Base>
      {onChange === undefined ? (
        told
      ) : (
        <Button size="small" aria-label={t`Stakes of ${name}: ${told} ${range.currency}`} onClick={onChange}>
          {told}
        </Button>
      )}
      {by === "" ? null : (
        <Text size="small" tone="muted">
          {t`Limited by ${by}`}
        </Text>
      )}
    </Base>
  );
}
