import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { startFollowers } from "./startFollowers.ts";

describe("followers", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("one that fails is written to the log and goes on, and the others with it; who stops them waits for what has begun", async () => {
    const ran = { failing: 0, sound: 0 };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const followers = startFollowers(
      [
        {
          name: "failing",
          follow: async () => {
            ran.failing += 1;
            throw new Error("the stream has a hole");
          },
        },
        {
          name: "sound",
          follow: async () => {
            ran.sound += 1;
            if (ran.sound === 2) await held;
          },
        },
      ],
      app.services,
    );
    await vi.waitFor(() => expect([ran.failing > 1, ran.sound]).toEqual([true, 2]), { timeout: 60_000 });
    let isStopped = false;
    const stopped = followers.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    release();
    await stopped;
    expect(ran.sound).toBe(2);
    expect(app.logged()).toContain("the stream has a hole");
  });
});
