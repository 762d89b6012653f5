import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findPort } from "@marquee/ports";
import { root } from "@marquee/vite";
import { expect, vi } from "vitest";

/** A real gateway in its own process. */
export type TestGateway = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the gateway of a tree (this one by default) and waits until it answers. */
export async function startTestGateway(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  tree = root,
): Promise<TestGateway> {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...process.env, MARQUEE_DEMO: "tree,games,notices", MARQUEE_LOG_LEVEL: "error", ...env };
  const child = spawn(process.execPath, [join(tree, "apps/gateway/src/main.ts"), "--port", String(port), ...args], {
    stdio: "ignore",
    env: settings,
  });
  const stop = async (): Promise<void> => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  };
  try {
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), {
      timeout: 120_000,
      interval: 200,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
