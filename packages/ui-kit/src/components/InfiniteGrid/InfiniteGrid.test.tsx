import { useCallback, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { InfiniteGrid, infiniteScroll, type InfiniteGridProps } from "./InfiniteGrid.tsx";

const games = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `Game ${index}`);
const grid = (props: Partial<InfiniteGridProps<string>>) => (
  <InfiniteGrid
    label="Games"
    items={games(42)}
    toKey={(name) => name}
    renderItem={(name) => <article style={{ height: "180px" }}>{name}</article>}
    {...props}
  />
);

/** As a screen does: who has asked is busy until the answer is there. */
function AskingGrid({ more }: { readonly more: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const ask = useCallback(() => {
    more();
    setIsBusy(true);
  }, [more]);
  return grid({ hasMore: true, busy: isBusy, onMore: ask });
}

describe("InfiniteGrid", () => {
  afterEach(() => setWindow(1280, 800));

  it.each([
    [360, 3],
    [480, 4],
  ])("at %i px shows %i cards in a row", async (width, columns) => {
    await setWindow(width, 640);
    // The page's own gutter; the frame of a test shows a scroll bar that a phone does not have.
    const screen = await renderWithUiKit(<div style={{ width: `${width - 32}px` }}>{grid({})}</div>);
    await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
    const top = screen.getByText("Game 0", { exact: true }).element().getBoundingClientRect().top;
    expect(
      screen
        .getByRole("article")
        .elements()
        .filter((card) => card.getBoundingClientRect().top === top),
    ).toHaveLength(columns);
  });

  it("GM-35: holds 10,000 games in fewer than 600 elements", async () => {
    const screen = await renderWithUiKit(grid({ items: games(10_000) }));
    await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
    expect(screen.container.querySelectorAll("*").length).toBeLessThan(600);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000);
  });

  it("draws the first screen at once and the rows below it afterwards, in the places that it held", async () => {
    const count = (what: string): number => document.querySelectorAll(what).length;
    const steps: { readonly cards: number; readonly places: number; readonly height: number }[] = [];
    const watch = new MutationObserver(() =>
      steps.push({
        cards: count("article"),
        places: count("[data-part='place']"),
        height: document.documentElement.scrollHeight,
      }),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    await renderWithUiKit(grid({ items: games(10_000) }));
    await expect.poll(() => count("article") > 1 && count("[data-part='place']") === 0).toBe(true);
    watch.disconnect();
    const first = steps.find(({ cards, places }) => cards > 1 && places > 0);
    const last = steps.at(-1);
    expect(first?.height).toBe(last?.height);
    expect(first?.cards).toBeLessThan(last?.cards ?? 0);
  });

  it("draws a card that stays in sight once, while the page moves and when it stands again", async () => {
    const drawn: string[] = [];
    const renderItem = (name: string) => {
      drawn.push(name);
      return <article style={{ height: "180px" }}>{name}</article>;
    };
    const screen = await renderWithUiKit(grid({ items: games(10_000), renderItem }));
    await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll("[data-part='place']").length).toBe(0);
    drawn.length = 0;
    // The first row is still in sight: what has left it upwards is drawn anew once the page stands.
    window.scrollTo(0, 180);
    await new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
    await expect.poll(() => drawn.length).toBeGreaterThan(0);
    await expect.poll(() => screen.container.querySelectorAll("[data-part='place']").length).toBe(0);
    expect(drawn).not.toContain("Game 0");
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("GM-10: asks for the next page once, when its end comes into sight", async () => {
    expect(infiniteScroll).toEqual({ throttle: 200, distance: 0 });
    const more = vi.fn();
    const screen = await renderWithUiKit(<AskingGrid more={more} />);
    await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
    expect(more).not.toHaveBeenCalled();
    // The page grows while its rows are measured: its end is where it is when all have come.
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return more.mock.calls.length;
      })
      .toBe(1);
    await expect.element(screen.getByRole("img", { name: "Loading" })).toBeVisible();
    window.scrollTo(0, 0);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(more).toHaveBeenCalledTimes(1);
  });

  it("GM-10: an end that comes into sight again asks no second time for what is on its way", async () => {
    // What the wall has heard of its end: it hears after a frame, how long after is the machine's affair.
    const heard: boolean[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            callback(entries, observer);
            heard.push(...entries.map(({ isIntersecting }) => isIntersecting));
          }, options);
        }
      },
    );
    const more = vi.fn();
    const screen = await renderWithUiKit(grid({ hasMore: true, onMore: more }));
    await expect.poll(() => heard.at(-1)).toBe(false);
    await expect.poll(() => screen.container.querySelectorAll("[data-part='place']").length).toBe(0);
    const see = async (wanted: boolean) => {
      while (heard.at(-1) !== wanted) {
        window.scrollTo(0, wanted ? document.documentElement.scrollHeight : 0);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      for (const wanted of [true, false, true]) await see(wanted);
      expect(more).toHaveBeenCalledTimes(1);
      await screen.rerender(grid({ hasMore: true, busy: true, onMore: more }));
      vi.advanceTimersByTime(infiniteScroll.throttle);
      expect(more).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });

  it("GM-10: asks where it hears late, and together, that its end left and came into sight", async () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            held.push(...entries);
            if (entries.at(-1)?.isIntersecting) callback(held.splice(0), observer);
          }, options);
        }
      },
    );
    try {
      const more = vi.fn();
      const screen = await renderWithUiKit(grid({ hasMore: true, onMore: more }));
      await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
      expect(more).not.toHaveBeenCalled();
      await expect
        .poll(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return more.mock.calls.length;
        })
        .toBeGreaterThan(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("GM-10: while the keyboard's focus is below it, a button asks instead of the scrolling, and nothing pushes the focus out of sight", async () => {
    const more = vi.fn();
    const draw = (hasGrid: boolean) => (
      <>
        {hasGrid && <AskingGrid more={more} />}
        <a href="#rules">Rules</a>
      </>
    );
    const screen = await renderWithUiKit(draw(false));
    const link = screen.getByRole("link", { name: "Rules" });
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    // The focus is below it from the beginning: a grid asks 200 ms after its end is in sight.
    await screen.rerender(draw(true));
    await expect.element(screen.getByText("Game 0", { exact: true })).toBeVisible();
    const button = screen.getByRole("button", { name: "Load more" });
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return button.query();
      })
      .not.toBeNull();
    expect(more).not.toHaveBeenCalled();
    await button.click();
    expect(more).toHaveBeenCalledTimes(1);
    await expect.element(button).not.toBeInTheDocument();
  });

  it("says why the last fetch failed, asks by a button then and when it is told to, and says when that is all", async () => {
    const more = vi.fn();
    const screen = await renderWithUiKit(
      grid({ items: games(3), hasMore: true, failed: "The line is down", onMore: more }),
    );
    await expect.element(screen.getByText("The line is down")).toBeVisible();
    await screen.getByRole("button", { name: "Load more" }).click();
    expect(more).toHaveBeenCalledTimes(1);
    await screen.rerender(grid({ items: games(3), hasMore: true, byHand: true, onMore: more }));
    await screen.getByRole("button", { name: "Load more" }).click();
    expect(more).toHaveBeenCalledTimes(2);
    await screen.rerender(grid({ items: games(3) }));
    await expect.element(screen.getByText("End of the list")).toBeVisible();
  });
});
