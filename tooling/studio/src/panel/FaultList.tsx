import { FailedIcon } from "@storybook/icons";
import React, { type ReactNode } from "react";
import { styled } from "storybook/theming";
import type { Fault } from "../door/Refusal.ts";

const List = styled.ul(({ theme }) => ({
  flex: "none",
  margin: 0,
  padding: "8px 12px",
  maxBlockSize: "40%",
  overflow: "auto",
  listStyle: "none",
  color: theme.fgColor.negative,
  background: theme.bgColor.negative,
  borderBlockEnd: `1px solid ${theme.borderColor.negative}`,
  li: { display: "flex", gap: 8, alignItems: "baseline", paddingBlock: 2 },
  svg: { flex: "none", transform: "translateY(2px)" },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1, overflowWrap: "anywhere" },
}));

/** Why something was refused: file, key, what was found and what would be right. Nothing shows when nothing was. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  return (
    <div role="alert">
      {faults.length > 0 && (
        <List aria-label="Refused" tabIndex={0}>
          {faults.map(({ file, key, found, expected }) => (
            <li key={`${file} ${key} ${expected}`}>
              <FailedIcon aria-hidden />
              <span><code>{file}</code> · <code>{key}</code>: found <code>{found}</code>. Expected: {expected}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
