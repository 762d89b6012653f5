import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";

const List = styled.dl`
  display: grid; gap: ${token("space.8")}; margin: 0;
  & dt { font-size: ${token("text.label")}; color: ${token("color.muted")}; }
  & dd { margin: 0; font-size: ${token("text.small")}; font-variant-numeric: tabular-nums; user-select: all; overflow-wrap: anywhere; }
`;

/** Names and values, the values made to be copied. */
export function DefinitionList({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, value: string])[];
}): ReactElement {
  return (
    <List>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
