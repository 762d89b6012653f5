import { token } from "@marquee/design-tokens";
import { Card, Heading } from "@marquee/ui-kit";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
`;

/** A part of the security centre: its title, what can be done with all of it, its content. */
export function Section({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <Base aria-labelledby={id}>
      <Head>
        <Heading level={4} id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </Base>
  );
}
