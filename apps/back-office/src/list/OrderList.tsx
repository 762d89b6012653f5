import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { DownIcon, IconButton, UpIcon } from "@marquee/ui-kit";
import { GripVerticalIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";

const Base = styled.ol`
  display: grid;
  inline-size: 100%;
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.control")};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("space.8")};
    min-inline-size: 0;
    padding: ${token("space.4")} ${token("space.8")};
    font-size: ${token("text.small")};
    &:not(:last-child) { border-block-end: ${token("stroke.thin")} solid ${token("color.line")}; }
    &[data-over] { background: ${token("color.primarySoft")}; }
    > div:first-of-type { flex: 1 1 180px; display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.8")}; min-inline-size: 0; overflow-wrap: anywhere; }
    > div:last-of-type { display: flex; flex-wrap: wrap; justify-content: end; margin-inline-start: auto; align-items: center; }
  }
`;

const Grip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${token("layout.tap")};
  padding: 0 ${token("space.4")};
  border: 0;
  background: none;
  color: ${token("color.muted")};
  cursor: grab;
  /* A finger on it moves the thing, not the page. */
  touch-action: none;
`;

/** An item moved from one place to another. */
function toMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items.slice(from, from + 1);
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, ...moved);
}

/** How the things of an order are named and drawn. */
export interface OrderView<Item> {
  readonly toKey: (item: Item) => string;
  readonly toName: (item: Item) => string;
  readonly toContent: (item: Item) => ReactNode;
  /** Buttons behind those that move it. */
  readonly toActs?: ((item: Item) => ReactNode) | undefined;
}

/**
 * Things in an order that is changed by dragging, by buttons, and by Alt with the up and down keys on either button. The order is the
 * caller's: nothing is stored here.
 */
export function OrderList<Item>({
  label,
  items,
  view,
  onOrder,
}: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly view: OrderView<Item>;
  /** Undefined where the order may not be changed. */
  readonly onOrder: ((items: readonly Item[]) => void) | undefined;
}) {
  const { t } = useLingui();
  const { toKey, toName, toContent, toActs } = view;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onOrder?.(toMoved(items, from, to));
    // The button that was pressed moves with its item, and keeps the focus.
    const key = CSS.escape(toKey(item));
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-key="${key}"] [data-move="${to < from ? "up" : "down"}"]`)
        ?.focus(),
    );
  }

  const drop = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };

  /** The place of the thing under the pointer. */
  function findIndex(x: number, y: number): number | undefined {
    const key = document.elementFromPoint(x, y)?.closest("li")?.dataset["key"];
    const index = items.findIndex((item) => toKey(item) === key);
    return index < 0 ? undefined : index;
  }

  function press(event: KeyboardEvent, index: number): void {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
  }

  if (items.length === 0) return null;
  return (
    <Base ref={list} aria-label={label}>
      {items.map((item, index) => (
        <li key={toKey(item)} data-key={toKey(item)} data-over={over === index || undefined}>
          {onOrder === undefined ? null : (
            // The buttons do the same for who has no pointer.
            <Grip
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(index);
              }}
              onPointerMove={(event) => {
                if (dragged !== undefined) setOver(findIndex(event.clientX, event.clientY));
              }}
              onPointerUp={() => {
                if (dragged !== undefined && over !== undefined && over !== dragged)
                  onOrder(toMoved(items, dragged, over));
                drop();
              }}
              onPointerCancel={drop}
            >
              <GripVerticalIcon size={16} />
            </Grip>
          )}
          <div>{toContent(item)}</div>
          <div>
            {onOrder === undefined ? null : (
              <>
                <IconButton
                  label={t`Move up: ${toName(item)}`}
                  data-move="up"
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                  onKeyDown={(event) => press(event, index)}
                >
                  <UpIcon size={16} />
                </IconButton>
                <IconButton
                  label={t`Move down: ${toName(item)}`}
                  data-move="down"
                  aria-disabled={index === items.length - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                  onKeyDown={(event) => press(event, index)}
                >
                  <DownIcon size={16} />
                </IconButton>
              </>
            )}
            {toActs?.(item)}
          </div>
        </li>
      ))}
    </Base>
  );
}
