import { useLingui } from "@lingui/react/macro";
import type { PromotionLine } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { EmptyState } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { PromotionCard } from "./PromotionCard.tsx";

const Grid = styled.ul`
  display: grid;
  gap: ${token("space.16")};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
`;

type Props = {
  readonly list: readonly PromotionLine[];
  readonly toHref: (id: string) => string;
  readonly onStart: () => void;
};

/** The promotions of a category. */
export function PromotionList({ list, toHref, onStart }: Props) {
  const { t } = useLingui();
  if (list.length === 0)
    return (
      <EmptyState picture="empty" title={t`There are no promotions right now`}>
        {t`New ones show here as soon as they begin.`}
      </EmptyState>
    );
  return (
    <Grid>
      {list.map((line, place) => (
        <li key={line.id}>
          <PromotionCard line={line} href={toHref(line.id)} eager={place < 3} onStart={onStart} />
        </li>
      ))}
    </Grid>
  );
}
