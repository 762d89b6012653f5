import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { findFreePort } from "./freePort.ts";
import { readSettings } from "./settings.ts";

describe("start", () => {
  it("survives a busy port: the next free one is taken", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const busy = typeof address === "object" && address ? address.port : 0;
    const found = await findFreePort(busy);
    expect(found).toBeGreaterThan(busy);
    await new Promise((resolve) => server.close(resolve));
  });

  it("refuses a wrong option by its name", () => {
    expect(() => readSettings(["--port", "80a"])).toThrow("--port");
    expect(() => readSettings(["--nonsense"])).toThrow("nonsense");
    expect(readSettings(["--", "--port", "5000"]).port).toBe(5000);
  });
});
