import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRushing, scrollPace, whenCalm } from "./scrollPace.ts";

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls a step in each of so many frames; the event of a step comes before the next frame. */
async function rush(step: number, frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy(0, step);
    await nextFrame();
  }
}

describe("the pace of a scroll", () => {
  beforeEach(() => {
    document.body.style.height = "900000px";
    isRushing();
  });
  afterEach(() => {
    document.body.style.height = "";
    scrollTo(0, 0);
  });

  it("is a rush while windows fly past, and none once the page stands", async () => {
    expect(scrollPace).toEqual({ windows: 4, pause: 200 });
    await rush(innerHeight * 10, 4);
    expect(isRushing()).toBe(true);
    await expect.poll(isRushing).toBe(false);
  });

  it("is none at a reader's speed", async () => {
    await expect.poll(isRushing).toBe(false);
    await rush(2, 6);
    expect(isRushing()).toBe(false);
  });

  it("calls those who wait one a frame in their order, not while it is a rush, and forgets who has left", async () => {
    const called: string[] = [];
    // The document's time stands still within a frame.
    const frames = new Set<unknown>();
    const call = (name: string) => (): void => {
      called.push(name);
      frames.add(document.timeline.currentTime);
    };
    await rush(innerHeight * 10, 4);
    whenCalm(call("first"));
    const leave = whenCalm(call("gone"));
    whenCalm(call("last"));
    leave();
    await rush(innerHeight * 10, 2);
    expect(called).toEqual([]);
    await expect.poll(() => called).toEqual(["first", "last"]);
    expect(frames.size).toBe(2);
  });
});
