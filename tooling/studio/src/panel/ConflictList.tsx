import { AlertIcon } from "@storybook/icons";
import React, { type ReactNode } from "react";
import { Button } from "storybook/internal/components";
import { styled } from "storybook/theming";
import type { Conflict } from "../model/listConflicts.ts";
import { useStudio } from "./useStudio.ts";

const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: "6px 12px",
  listStyle: "none",
  color: theme.fgColor.warning,
  background: theme.bgColor.warning,
  borderBlockEnd: `1px solid ${theme.borderColor.warning}`,
  li: { display: "flex", flexWrap: "wrap", gap: "2px 8px", alignItems: "center", paddingBlock: 2 },
  svg: { flex: "none" },
  span: { flex: "1 1 240px" },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1, overflowWrap: "anywhere" },
}));

const toDisk = ({ disk }: Conflict): string => {
  const texts = new Set(disk.map(({ text }) => text));
  return texts.size === 1 ? [...texts].join("") : disk.map(({ mode, text }) => `${mode} ${text}`).join(", ");
};

/** Tokens changed in the files while they are edited here: the designer chooses before saving. */
export function ConflictList(): ReactNode {
  const { studio, work } = useStudio();
  const conflicts = work?.conflicts ?? [];
  return (
    <div role="status">
      {work && conflicts.length > 0 && (
        <List aria-label="Changed in the files" tabIndex={0}>
          {conflicts.map((conflict) => {
            const { edit } = conflict;
            return (
              <li key={`${edit.mode} ${edit.key}`}>
                <AlertIcon aria-hidden />
                <span>
                  <code>{edit.key}</code>
                  {edit.mode === "both" ? "" : ` · ${edit.mode}`}: changed in the file from <code>{edit.base}</code> to{" "}
                  <code>{toDisk(conflict)}</code>, yours is <code>{edit.text}</code>
                </span>
                <Button
                  size="small"
                  ariaLabel={`Keep mine: ${edit.key}`}
                  onClick={() => studio.keepOwn(work.brand.id, conflict)}
                >
                  Keep mine
                </Button>
                <Button
                  size="small"
                  ariaLabel={`Take the file's: ${edit.key}`}
                  onClick={() => studio.takeSaved(work.brand.id, conflict)}
                >
                  Take the file’s
                </Button>
              </li>
            );
          })}
        </List>
      )}
    </div>
  );
}
