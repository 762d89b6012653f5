import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.span`
  display: grid;
  gap: 2px;
  max-inline-size: 56ch;
  /* A sentence in a narrow column would be a tower of words. */
  &:has(> small) { min-inline-size: 24ch; }
  > small { color: ${token("color.muted")}; font-size: ${token("text.caption")}; font-weight: ${token("weight.regular")}; }
`;
const Code = styled.code`
  color: ${token("color.muted")};
  font-size: ${token("text.caption")};
  font-weight: ${token("weight.regular")};
  overflow-wrap: anywhere;
`;

/** A named thing: its name, what it does, and last the word by which engineers know it. */
export function Named({
  name,
  does,
  code,
}: {
  readonly name: string;
  readonly does?: string | undefined;
  readonly code?: string | undefined;
}) {
  return (
    <Base>
      <span>{name}</span>
      {does === undefined ? null : <small>{does}</small>}
      {code === undefined || code === name ? null : <Code>{code}</Code>}
    </Base>
  );
}
