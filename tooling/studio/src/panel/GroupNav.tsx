import type { TokenLayer } from "@marquee/design-tokens";
import React, { type ReactNode } from "react";
import { styled } from "storybook/theming";
import type { TokenGroup } from "../model/listGroups.ts";

const Nav = styled.nav(({ theme }) => ({
  paddingBlock: 8,
  background: theme.background.content,
  h3: {
    margin: "8px 12px 4px",
    color: theme.fgColor.muted,
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.bold,
  },
  ul: { margin: 0, padding: 0, listStyle: "none" },
  "@container (max-width: 819px)": { ul: { display: "flex", flexWrap: "wrap", paddingInline: 8 } },
}));

const Choice = styled.button(({ theme }) => ({
  display: "flex",
  inlineSize: "100%",
  gap: 8,
  alignItems: "center",
  padding: "5px 12px",
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { background: theme.background.hoverable },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  "&[aria-current]": {
    background: theme.background.hoverable,
    boxShadow: `inset 3px 0 ${theme.color.secondary}`,
    fontWeight: theme.typography.weight.bold,
  },
  "> :last-of-type": {
    marginInlineStart: "auto",
    color: theme.fgColor.muted,
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.regular,
  },
}));

const Dot = styled.i(({ theme }) => ({
  flex: "none",
  inlineSize: 6,
  blockSize: 6,
  borderRadius: "50%",
  background: theme.color.warning,
}));

const titles: Readonly<Record<TokenLayer, string>> = { semantic: "Roles", component: "Components", core: "Raw values" };

interface GroupNavProps {
  readonly groups: readonly TokenGroup[];
  readonly changed: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

/** The groups of tokens, layer by layer; a dot says that something in it is not saved. */
export function GroupNav({ groups, changed, chosen, onChoose }: GroupNavProps): ReactNode {
  const layers = [...new Set(groups.map(({ layer }) => layer))];
  return (
    <Nav aria-label="Groups of tokens">
      {layers.map((layer) => (
        <div key={layer}>
          <h3>{titles[layer]}</h3>
          <ul>
            {groups
              .filter((group) => group.layer === layer)
              .map(({ name, keys }) => (
                <li key={name}>
                  <Choice
                    type="button"
                    aria-current={name === chosen ? "true" : undefined}
                    onClick={() => onChoose(name)}
                  >
                    {name}
                    {keys.some((key) => changed.has(key)) && <Dot role="img" aria-label="has unsaved changes" />}
                    <span>{keys.length}</span>
                  </Choice>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Nav>
  );
}
