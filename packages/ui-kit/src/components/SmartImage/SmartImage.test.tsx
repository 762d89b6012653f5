import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { createImageMemory, createThrottle, imageLoading } from "./imageLoading.ts";
import { SmartImage } from "./SmartImage.tsx";

const picture = (name: string): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'><desc>${name}</desc></svg>`;

describe("SmartImage", () => {
  it("GM-11: gives a failing picture three attempts, then shows the default icon", async () => {
    const attempts: string[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            attempts.push(
              ...[node, ...node.querySelectorAll("*")]
                .filter((element) => element instanceof HTMLImageElement)
                .map(() => "img"),
            );
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    const screen = await renderWithUiKit(
      <SmartImage src="data:image/png;base64,broken-three" alt="Koi" width={3} height={4} eager />,
    );
    await expect.poll(() => screen.container.querySelector("svg"), { timeout: 4000 }).not.toBeNull();
    watcher.disconnect();
    expect(attempts).toHaveLength(3);
  });

  it("GM-11: loads what is within 1.3 screens and leaves the rest", async () => {
    const spacer = (share: number) => <div style={{ height: `${share * window.innerHeight}px` }} />;
    const screen = await renderWithUiKit(
      <>
        {spacer(1.2)}
        <SmartImage src={picture("near")} alt="" width={3} height={4} />
        {spacer(0.4)}
        <SmartImage src={picture("far")} alt="" width={3} height={4} />
      </>,
    );
    await expect
      .poll(() => [...screen.container.querySelectorAll("img")].map(({ src }) => src.includes("near")))
      .toEqual([true]);
  });

  it("shows a remembered picture at once, far from the screen", async () => {
    const first = await renderWithUiKit(<SmartImage src={picture("again")} alt="" width={3} height={4} eager />);
    await expect.poll(() => first.container.querySelector("img")?.dataset["state"]).toBe("loaded");
    const second = await renderWithUiKit(
      <>
        <div style={{ height: "9000px" }} />
        <SmartImage src={picture("again")} alt="" width={3} height={4} />
      </>,
    );
    expect(second.container.querySelector("img")).not.toBeNull();
  });
});

describe("image loading", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("GM-11: factor 1.3, 3 attempts, throttle 200 ms, cache 200", () => {
    expect(imageLoading).toMatchObject({ factor: 1.3, attempts: 3, throttle: 200, cache: 200 });
  });

  it("GM-11: runs at once, then at most every 200 ms, and never loses the last call", () => {
    const run = vi.fn();
    const call = createThrottle(run, imageLoading.throttle);
    for (let index = 0; index < 5; index += 1) call();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(199);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("GM-11: remembers 200 addresses and forgets the oldest", () => {
    const memory = createImageMemory(imageLoading.cache);
    for (let index = 0; index < 201; index += 1) memory.set(`/${index}`, "loaded");
    expect([memory.get("/0"), memory.get("/1"), memory.get("/200")]).toEqual([undefined, "loaded", "loaded"]);
  });
});
