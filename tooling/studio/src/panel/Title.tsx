import React, { type ReactNode } from "react";
import { Badge } from "storybook/internal/components";
import { useStudio } from "./useStudio.ts";

/** The panel's tab: its name, and how many changes of all brands are not saved. */
export function Title(): ReactNode {
  const { state } = useStudio();
  const unsaved = state.works.reduce((sum, { history }) => sum + history.draft.length, 0);
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 6 }}>
      Brand Studio
      {unsaved > 0 && (
        <Badge compact status="warning">
          {unsaved} unsaved
        </Badge>
      )}
    </span>
  );
}
