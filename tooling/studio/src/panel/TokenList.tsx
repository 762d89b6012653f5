import React, { type ReactNode } from "react";
import { EmptyTabContent } from "storybook/internal/components";
import { styled } from "storybook/theming";
import type { TokenGroup } from "../model/listGroups.ts";
import { TokenRow } from "./TokenRow.tsx";
import { useStudio } from "./useStudio.ts";

const List = styled.div(({ theme }) => ({
  paddingBlockEnd: 16,
  // The group's name is sticky: elements scrolled into view must not be hidden below it.
  scrollPaddingBlock: "48px 12px",
  h3: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 1,
    margin: 0,
    padding: "8px 12px",
    background: theme.background.content,
    fontSize: theme.typography.size.s2,
    fontWeight: theme.typography.weight.bold,
  },
  ul: { margin: 0, padding: 0, listStyle: "none" },
}));

interface TokenListProps {
  readonly groups: readonly TokenGroup[];
  readonly onFocus: (key: string) => void;
}

/** Tokens to edit, group by group. */
export function TokenList({ groups, onFocus }: TokenListProps): ReactNode {
  const { state, work } = useStudio();
  if (!work) return null;
  if (groups.length === 0)
    return (
      <EmptyTabContent title="No such token" description="Other words find more; nothing that you typed is lost." />
    );
  return (
    <List>
      <datalist id="marquee-studio-families">
        {state.families.map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
      </datalist>
      {groups.map(({ layer, name, keys }) => (
        <section key={`${layer} ${name}`} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {keys.map((key) => (
              <TokenRow key={`${work.brand.id} ${key}`} token={key} onFocus={onFocus} />
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}
