import { CheckIcon, SearchIcon, TrashIcon, UndoIcon } from "@storybook/icons";
import React, { type ReactNode } from "react";
import { Button, Form, ToggleButton } from "storybook/internal/components";
import { isMacLike } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { useStudio } from "./useStudio.ts";

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "8px 12px",
  background: theme.barBg,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

const Name = styled.strong({ marginInlineEnd: 4, whiteSpace: "nowrap" });

const Search = styled.label(({ theme }) => ({
  position: "relative",
  flex: "1 1 160px",
  maxInlineSize: 280,
  svg: {
    position: "absolute",
    insetInlineStart: 9,
    insetBlockStart: 9,
    zIndex: 1,
    color: theme.fgColor.muted,
    pointerEvents: "none",
  },
  input: { paddingInlineStart: 30 },
}));

const News = styled.p(({ theme }) => ({
  margin: 0,
  flex: "1 1 auto",
  color: theme.fgColor.muted,
  fontSize: theme.typography.size.s1,
  textAlign: "end",
}));

const Redo = styled(UndoIcon)({ transform: "scaleX(-1)" });

const command = isMacLike() ? "⌘" : "Ctrl ";

const toCount = (count: number): string => (count === 1 ? "1 change" : `${count} changes`);

interface StudioBarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly isChangedOnly: boolean;
  readonly onChangedOnly: (isOn: boolean) => void;
}

/** Brand and theme, token search, undo and redo, and saving. */
export function StudioBar({ search, onSearch, isChangedOnly, onChangedOnly }: StudioBarProps): ReactNode {
  const { studio, state, work, mode, choose } = useStudio();
  if (!work) return null;
  const { brand, history } = work;
  const unsaved = history.draft.length;
  const others = state.works.filter((other) => other !== work && other.history.draft.length > 0);
  return (
    <Bar>
      <Name>
        {brand.name} · {mode}
      </Name>
      <Search>
        <SearchIcon aria-hidden />
        <Form.Input
          type="search"
          size="100%"
          aria-label="Search tokens by name or value"
          placeholder="Search name or value"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </Search>
      <ToggleButton
        pressed={isChangedOnly}
        onClick={() => onChangedOnly(!isChangedOnly)}
        ariaLabel={false}
        variant="ghost"
      >
        Changed only
      </ToggleButton>
      <News role="status">{state.news === "" && unsaved > 0 ? `${toCount(unsaved)} not saved` : state.news}</News>
      {others.map((other) => (
        <Button
          key={other.brand.id}
          size="small"
          variant="ghost"
          ariaLabel={false}
          onClick={() => choose(other.brand.id)}
        >
          {other.brand.name}: {toCount(other.history.draft.length)} not saved
        </Button>
      ))}
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Undo"
        tooltip={`Undo (${command}Z)`}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={history.past.length === 0}
        onClick={() => studio.undo(brand.id)}
      >
        <UndoIcon />
      </Button>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Redo"
        tooltip={`Redo (${command}Shift Z)`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={history.future.length === 0}
        onClick={() => studio.redo(brand.id)}
      >
        <Redo />
      </Button>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Take all unsaved changes back"
        disabled={unsaved === 0}
        onClick={() => studio.discard(brand.id)}
      >
        <TrashIcon />
      </Button>
      <Button
        variant="solid"
        ariaLabel={false}
        tooltip={`Write brands/${brand.id}/tokens (${command}S)`}
        aria-keyshortcuts="Control+S Meta+S"
        disabled={unsaved === 0 || state.isSaving}
        onClick={() => void studio.save(brand.id)}
      >
        <CheckIcon />
        {state.isSaving ? "Saving" : unsaved === 0 ? "Saved" : `Save ${toCount(unsaved)}`}
      </Button>
    </Bar>
  );
}
