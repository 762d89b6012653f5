import React, { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { EmptyTabContent } from "storybook/internal/components";
import { styled } from "storybook/theming";
import { comparePairs } from "../model/comparePairs.ts";
import { listGroups } from "../model/listGroups.ts";
import { toText } from "../model/toText.ts";
import { ConflictList } from "./ConflictList.tsx";
import { ContrastList } from "./ContrastList.tsx";
import { FaultList } from "./FaultList.tsx";
import { GroupNav } from "./GroupNav.tsx";
import { StudioBar } from "./StudioBar.tsx";
import { TokenList } from "./TokenList.tsx";
import { useStudio } from "./useStudio.ts";

const Frame = styled.section(({ theme }) => ({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minBlockSize: 0,
  overflow: "auto",
  color: theme.fgColor.default,
  fontSize: theme.typography.size.s2,
}));

/** Refusals and conflicts, limited in height so that the tokens stay visible. */
const Messages = styled.div(({ theme }) => ({
  flex: "none",
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  maxBlockSize: "40%",
  overflow: "auto",
  background: theme.background.content,
}));

const Columns = styled.div(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  gridTemplateColumns: "152px minmax(0, 1fr) minmax(280px, 30%)",
  "> *": { overflow: "auto", minBlockSize: 0 },
  "> * + *": { borderInlineStart: `1px solid ${theme.appBorderColor}` },
  "@container (max-width: 819px)": {
    // Contrast stays visible below the tokens.
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(40px, 18%) minmax(0, 1fr) minmax(64px, 34%)",
    minBlockSize: 240,
    "> * + *": { borderInlineStart: "none", borderBlockStart: `1px solid ${theme.appBorderColor}` },
  },
}));

/** Brand Studio: the tokens of the toolbar's brand and theme, what changed of them, and what that does to contrast. */
export function Panel(): ReactNode {
  const { studio, state, work, mode } = useStudio();
  const [search, setSearch] = useState("");
  const [isChangedOnly, showChangedOnly] = useState(false);
  const [chosen, choose] = useState("color");
  const [focused, focus] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLElement>(null);
  const pairs = useMemo(() => (work ? comparePairs(work.saved, work.look) : []), [work]);
  // Messages take space from the columns; the field being edited stays visible.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (frame.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [state.faults, work?.conflicts]);
  if (!work)
    return state.faults.length > 0 ? (
      <FaultList faults={state.faults} />
    ) : (
      <EmptyTabContent title="Reading the brands" />
    );
  const { brand, history, look } = work;
  const groups = listGroups(brand, mode, search, (key) => {
    const token = brand.raw[mode].get(key);
    return `${token ? toText(token) : ""} ${look.themes[mode].get(key) ?? ""}`;
  });
  const changed = new Set(history.draft.map(({ key }) => key));
  const isFiltered = search.trim() !== "" || isChangedOnly;
  const wanted = groups
    .map((group) => (isChangedOnly ? { ...group, keys: group.keys.filter((key) => changed.has(key)) } : group))
    .filter(({ keys }) => keys.length > 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = { z: event.shiftKey ? studio.redo : studio.undo, y: studio.redo, s: studio.save }[key];
    // The search field has its own undo.
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === "search";
    if (!act || (isSearch && key !== "s")) return;
    event.preventDefault();
    void act(brand.id);
  };
  return (
    <Frame ref={frame} aria-label={`Brand Studio: ${brand.name}, ${mode}`} onKeyDown={onKeyDown}>
      <StudioBar search={search} onSearch={setSearch} isChangedOnly={isChangedOnly} onChangedOnly={showChangedOnly} />
      <Messages>
        <ConflictList />
        <FaultList faults={state.faults} />
      </Messages>
      <Columns>
        <GroupNav
          groups={groups}
          changed={changed}
          chosen={isFiltered ? undefined : chosen}
          onChoose={(name) => {
            setSearch("");
            showChangedOnly(false);
            choose(name);
          }}
        />
        <TokenList groups={isFiltered ? wanted : wanted.filter(({ name }) => name === chosen)} onFocus={focus} />
        <ContrastList pairs={pairs} mode={mode} focused={focused} />
      </Columns>
    </Frame>
  );
}
