import { toProblemText } from "@marquee/design-tokens";
import { FailedIcon } from "@storybook/icons";
import React, { type ReactNode } from "react";
import { styled } from "storybook/theming";
import type { Fault } from "../door/Refusal.ts";

const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: "8px 12px",
  listStyle: "none",
  color: theme.fgColor.negative,
  background: theme.bgColor.negative,
  borderBlockEnd: `1px solid ${theme.borderColor.negative}`,
  li: { display: "flex", gap: 8, alignItems: "baseline", paddingBlock: 2 },
  svg: { flex: "none", transform: "translateY(2px)" },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1, overflowWrap: "anywhere" },
}));

/** Why something was refused: file, key, what was found and what was expected. Empty when nothing was refused. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  return (
    <div role="alert">
      {faults.length > 0 && (
        <List aria-label="Refused" tabIndex={0}>
          {faults.map((fault) => (
            <li key={`${fault.file} ${fault.key} ${fault.expected}`}>
              <FailedIcon aria-hidden />
              <span>
                <code>{fault.file}</code> · <code>{fault.key}</code>: {toProblemText(fault)}
              </span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
