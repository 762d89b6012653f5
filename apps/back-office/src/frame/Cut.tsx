import { styled } from "styled-components";

const Base = styled.span<{ readonly $most: number }>`
  display: inline-block;
  max-inline-size: ${({ $most }) => $most}ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;

/** A word of a narrow column, such as an address: cut to one line, and read in full by its title. */
export function Cut({ text, most }: { readonly text: string; readonly most: number }) {
  return (
    <Base title={text} $most={most}>
      {text}
    </Base>
  );
}
