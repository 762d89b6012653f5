import { token } from "@marquee/design-tokens";
import { CardGrid, Skeleton } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

const Wall = styled.div`
  display: grid;
  gap: ${token("space.20")};
  min-block-size: 80vh;
`;

const cards = Array.from({ length: 12 }, (_, index) => index);

/** What stands in place of a screen whose chunk is on its way; it shows after 120 ms, so that a fast one never blinks. */
export function PageSkeleton() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), 120);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Wall aria-busy="true">
      {isShown && (
        <CardGrid>
          {cards.map((card) => (
            <li key={card}>
              <Skeleton shape="card" />
            </li>
          ))}
        </CardGrid>
      )}
    </Wall>
  );
}
