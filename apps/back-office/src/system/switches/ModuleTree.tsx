import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Badge } from "@marquee/ui-kit";
import { ChevronDownIcon, ChevronRightIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import type { TreeRow } from "./toTreeRows.ts";
import { useNodeTexts } from "./useNodeTexts.ts";

const Base = styled.ul`
  display: grid;
  align-content: start;
  max-block-size: 70vh;
  overflow: auto;
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  > li {
    display: flex;
    align-items: center;
    gap: ${token("space.8")};
    min-block-size: ${token("layout.controlSmall")};
    padding-inline-end: ${token("space.12")};
    font-size: ${token("text.small")};
    cursor: pointer;
    > svg { flex: none; color: ${token("color.muted")}; }
    code { color: ${token("color.muted")}; font-size: ${token("text.caption")}; font-weight: ${token("weight.regular")}; }
    > span:first-of-type { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
    &:hover { background: ${token("color.hover")}; }
    &[aria-selected="true"] { background: ${token("color.primarySoft")}; font-weight: ${token("weight.strong")}; }
    &[data-off] > span:first-of-type { color: ${token("color.muted")}; }
    &[data-affected] > span:first-of-type { text-decoration: line-through; }
    &:focus-visible { outline: ${token("focus.width")} solid ${token("color.focus")}; outline-offset: -2px; }
  }
`;
const Blank = styled.i`inline-size: 16px; flex: none;`;

/** The module tree as a tree view: arrow keys move, open and close; Enter goes to the chosen node's form. */
export function ModuleTree({
  rows,
  chosen,
  affected,
  onChoose,
  onToggle,
  onEnter,
}: {
  readonly rows: readonly TreeRow[];
  readonly chosen: string;
  /** What a switch that is being considered would turn. */
  readonly affected: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onEnter: () => void;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { toState, toReason } = useNodeTexts();
  const { toModule } = useNameTexts();
  useEffect(() => {
    // A link may name a node far down.
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, []);
  const isListed = rows.some(({ node }) => node.id === chosen);

  function go(index: number): void {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row === undefined) return;
    onChoose(row.node.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.node.id)}"]`)?.focus();
  }

  function press(event: KeyboardEvent, index: number): void {
    const row = rows[index];
    if (row === undefined) return;
    const { node, hasChildren, isOpen } = row;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (hasChildren && !isOpen ? onToggle(node.id) : hasChildren ? go(index + 1) : undefined),
      ArrowLeft: () => (isOpen ? onToggle(node.id) : go(rows.findIndex((each) => each.node.id === node.parent))),
      Enter: onEnter,
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <Base ref={list} role="tree" aria-label={t`Modules`}>
      {rows.map(({ node, level, hasChildren, isOpen, place, siblings }, index) => (
        <li
          key={node.id}
          role="treeitem"
          data-id={node.id}
          data-off={node.isOn ? undefined : true}
          data-affected={affected.has(node.id) || undefined}
          aria-level={level}
          aria-setsize={siblings}
          aria-posinset={place}
          aria-expanded={hasChildren ? isOpen : undefined}
          aria-selected={node.id === chosen}
          tabIndex={node.id === chosen || (!isListed && index === 0) ? 0 : -1}
          style={{ paddingInlineStart: `${8 + (level - 1) * 20}px` }}
          title={`${toModule(node.id).does ?? node.id} ${toReason(node)}`}
          onClick={() => onChoose(node.id)}
          onKeyDown={(event) => press(event, index)}
        >
          {!hasChildren ? (
            <Blank />
          ) : isOpen ? (
            <ChevronDownIcon size={16} aria-hidden="true" onClick={() => onToggle(node.id)} />
          ) : (
            <ChevronRightIcon size={16} aria-hidden="true" onClick={() => onToggle(node.id)} />
          )}
          <span>
            {toModule(node.id).name} <code>{node.id}</code>
          </span>
          <Badge tone={!node.isOn ? (node.own === "0" ? "danger" : "muted") : node.share < 100 ? "primary" : "success"}>
            {toState(node)}
          </Badge>
        </li>
      ))}
    </Base>
  );
}
