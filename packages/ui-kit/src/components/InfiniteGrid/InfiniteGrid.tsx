import { token } from "@marquee/design-tokens";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { WindowVirtualizer } from "virtua";
import { Button } from "../Button/Button.tsx";
import { createThrottle } from "../SmartImage/imageLoading.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { Text } from "../Text/Text.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";
import { GridRow, Row } from "./GridRow.tsx";

/** Spec §9: infinite scroll asks at most once in 200 ms, when the end is reached (distance 0). */
export const infiniteScroll = { throttle: 200, distance: 0 } as const;

/** What the rows of a list were, at a width of the window: who comes back to it stands where he stood, on a page that is as high at once. */
const sizes = new Map<string, { readonly columns: number; readonly height: number }>();
const toPlace = (label: string): string => `${innerWidth} ${document.documentElement.dataset["brand"]} ${label}`;

// While the page scrolls and for a moment after, the virtualiser disables pointer events on its rows: a tap right after a scroll
// would be lost.
const Wall = styled.section`> div { pointer-events: auto !important; }`;
const Foot = styled.div`display: grid; place-items: center; align-content: center; gap: ${token("space.8")}; min-block-size: 64px;`;

/** True while the keyboard's focus is below the list: what would come into it would push that control out of the window (WCAG 2.4.11). */
function isPassed(wall: HTMLElement | null): boolean {
  const control = document.activeElement;
  if (!wall || !control || !control.matches(":focus-visible")) return false;
  return (wall.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** The props of {@link InfiniteGrid}. */
export interface InfiniteGridProps<Item> {
  /** The list's name. */
  readonly label: string;
  /** What has come so far, in its order. */
  readonly items: readonly Item[];
  /** A key that an item keeps. */
  readonly toKey: (item: Item) => string;
  /** Draws one card. `index` is its place in the list. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** More can be asked for. */
  readonly hasMore?: boolean | undefined;
  /** More is being fetched. */
  readonly busy?: boolean | undefined;
  /** Why the last fetch failed, in the viewer's words: shown with a button that asks again instead of the scrolling. */
  readonly failed?: string | undefined;
  /** A button asks for more instead of the scrolling: what stands below the list stays within reach. */
  readonly byHand?: boolean | undefined;
  /** Asks for more. */
  readonly onMore?: (() => void) | undefined;
}

/** A wall of cards of any length that scrolls with the page: only the rows near the window exist (GM-10), and none of them holds up a scroll. */
export function InfiniteGrid<Item>({
  label,
  items,
  toKey,
  renderItem,
  hasMore = false,
  busy = false,
  failed,
  byHand = false,
  onMore,
}: InfiniteGridProps<Item>): ReactNode {
  const { strings } = useUiKit();
  const ruler = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const wall = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [{ columns, height }, setSize] = useState(() => sizes.get(toPlace(label)) ?? { columns: 0, height: 0 });
  const isEmpty = items.length === 0;

  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element || isEmpty) return undefined;
    // CSS decides how many columns fit and how tall a card is there; the rows follow it.
    const measure = (): void => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(" ").length;
      const height = element.childElementCount > 0 ? element.offsetHeight : 0;
      // Without the card in it the ruler tells the columns alone: another count of them needs another height.
      setSize((size) => (size.columns === columns && (size.height > 0 || height === 0) ? size : { columns, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isEmpty]);

  // The browser would hold on to what it sees below the list, and carry the viewer along to the end of each page that comes.
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = "none";
    return () => {
      style.overflowAnchor = "";
    };
  }, []);

  const isAsked = byHand || failed !== undefined || isHeld;
  useEffect(() => {
    if (height > 0) sizes.set(toPlace(label), { columns, height });
  }, [label, columns, height]);

  const canAsk = hasMore && !busy && !isAsked && height > 0;
  useEffect(() => {
    const element = end.current;
    if (!canAsk || !element || !onMore) return undefined;
    let isOver = false;
    // The end may come into sight again while the wait lasts: by then more may be on its way.
    const ask = createThrottle(() => {
      if (isOver) return;
      if (isPassed(wall.current)) setIsHeld(true);
      else onMore();
    }, infiniteScroll.throttle);
    // What a busy page hears late, it hears together: the last of it is how things are.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) ask();
      },
      // Above the window it has been reached, too: whoever jumps to the page's end passes it where the footer is as high as the window.
      { rootMargin: `1000000px 0px ${infiniteScroll.distance}px` },
    );
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [canAsk, onMore]);

  const rows = useMemo(
    () => (height === 0 ? [] : Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => row)),
    [items, columns, height],
  );
  const drawRow = useCallback(
    (row: number): ReactNode =>
      items
        .slice(row * columns, (row + 1) * columns)
        .map((item, column) => <div key={toKey(item)}>{renderItem(item, row * columns + column)}</div>),
    [items, columns, toKey, renderItem],
  );
  const [first] = items;

  return (
    <Wall ref={wall} aria-label={label} aria-busy={busy}>
      {/* Without the height of a row the virtualiser would begin with rows of 40 px, and mount five times too many. */}
      <Row
        ref={ruler}
        aria-hidden="true"
        style={height > 0 ? { blockSize: 0, padding: 0, overflow: "clip" } : { visibility: "hidden" }}
      >
        {height === 0 && first !== undefined ? <div>{renderItem(first, 0)}</div> : null}
      </Row>
      <WindowVirtualizer key={columns} data={rows} itemSize={height} bufferSize={1000}>
        {(row) => <GridRow key={row} row={row} columns={columns} height={height} draw={drawRow} />}
      </WindowVirtualizer>
      <Foot ref={end}>
        {busy || failed === undefined ? null : (
          <Text size="small" role="status">
            {failed}
          </Text>
        )}
        {busy ? (
          <Spinner />
        ) : hasMore && isAsked ? (
          <Button
            onClick={() => {
              setIsHeld(false);
              onMore?.();
            }}
          >
            {strings.loadMore}
          </Button>
        ) : hasMore || items.length === 0 ? null : (
          <Text size="small" tone="muted">
            {strings.endOfList}
          </Text>
        )}
      </Foot>
    </Wall>
  );
}
