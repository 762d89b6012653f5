import { token } from "@marquee/design-tokens";
import { CardGrid, Skeleton } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Wall = styled.div`
  display: grid;
  gap: ${token("space.20")};
  min-block-size: 80vh;
`;

const cards = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of a screen whose chunk is loading. */
export function PageSkeleton() {
  return (
    <Wall aria-busy="true">
      <CardGrid>
        {cards.map((card) => (
          <li key={card}>
            <Skeleton shape="card" />
          </li>
        ))}
      </CardGrid>
    </Wall>
  );
}
