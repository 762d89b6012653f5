import { token } from "@marquee/design-tokens";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { WindowVirtualizer } from "virtua";
import { Button } from "../Button/Button.tsx";
import { cardColumns } from "../CardGrid/CardGrid.tsx";
import { createThrottle } from "../SmartImage/imageLoading.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { Text } from "../Text/Text.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

/** Spec §9: infinite scroll asks at most once in 200 ms, when the end is reached (distance 0). */
export const infiniteScroll = { throttle: 200, distance: 0 } as const;

const Row = styled.div`${cardColumns} padding-block-end: ${token("card.gap")};`;
const Foot = styled.div`display: grid; place-items: center; min-block-size: 64px;`;

/** The props of {@link InfiniteGrid}. */
export interface InfiniteGridProps<Item> {
  /** The list's name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly toKey: (item: Item) => string;
  /** Draws one card. `index` is its place in the list. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** More can be asked for. */
  readonly hasMore?: boolean | undefined;
  /** More is being fetched. */
  readonly busy?: boolean | undefined;
  /** The last fetch failed: a button asks again instead of the scrolling. */
  readonly failed?: boolean | undefined;
  /** Asks for more. */
  readonly onMore?: (() => void) | undefined;
}

/** A wall of cards of any length that scrolls with the page; only the rows near the window exist (GM-10). */
export function InfiniteGrid<Item>({ label, items, toKey, renderItem, hasMore = false, busy = false, failed = false, onMore }: InfiniteGridProps<Item>): ReactNode {
  const { strings } = useUiKit();
  const ruler = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);

  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return undefined;
    // CSS decides how many columns fit; the rows follow it.
    const measure = (): void => setColumns(getComputedStyle(element).gridTemplateColumns.split(" ").length);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const canAsk = hasMore && !busy && !failed && columns > 0;
  useEffect(() => {
    const element = end.current;
    if (!canAsk || !element || !onMore) return undefined;
    const ask = createThrottle(onMore, infiniteScroll.throttle);
    const observer = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) ask(); }, { rootMargin: `${infiniteScroll.distance}px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canAsk, onMore]);

  const rows = useMemo(() => (columns === 0 ? [] : Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns))), [items, columns]);

  return (
    <section aria-label={label} aria-busy={busy}>
      <Row ref={ruler} aria-hidden="true" />
      <WindowVirtualizer data={rows} bufferSize={600}>
        {(row, index) => <Row key={index}>{row.map((item, column) => <div key={toKey(item)}>{renderItem(item, index * columns + column)}</div>)}</Row>}
      </WindowVirtualizer>
      <Foot ref={end}>
        {busy ? <Spinner /> : failed ? <Button onClick={onMore}>{strings.loadMore}</Button> : hasMore || items.length === 0 ? null : <Text size="small" tone="muted">{strings.endOfList}</Text>}
      </Foot>
    </section>
  );
}
