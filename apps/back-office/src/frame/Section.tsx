import { token } from "@marquee/design-tokens";
import { Heading } from "@marquee/ui-kit";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Base = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token("space.12")};
  max-inline-size: 720px;
  padding: ${token("space.20")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow-wrap: anywhere;
  > form { inline-size: min(360px, 100%); }
`;

/** A part of a page with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Base aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </Base>
  );
}
