import { login } from "@marquee/contract";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { createVisitor, passwordOf } from "../test/visitor.ts";
import { openProxied, toAddress } from "./openProxied.ts";
import type { FloodCount, FloodStart } from "./startFlood.ts";

// Members who log in one after the other on many connections until the process is told to stop.

const connections = 32;
const count = { done: 0, refused: 0 };
const over = new AbortController();

async function flood({ ports, names }: FloodStart): Promise<void> {
  let [calls, logins] = [0, 0];
  const address = (): string => toAddress(4, (calls += 1));
  const run = async (_: unknown, connection: number): Promise<void> => {
    const gateway = createGatewayProcess("", ports[connection % ports.length] ?? 0);
    // One browser, which has its key for bodies already.
    const visitor = createVisitor(openProxied(gateway, address), "aurelune.localhost", "AURELUNE");
    while (!over.signal.aborted) {
      logins += 1;
      // Each time another name: one that logs in twice at once would need a captcha.
      const username = names[logins % names.length] ?? "";
      const password = passwordOf("AURELUNE");
      const { body } = await visitor.call(login, {
        type: "username",
        username,
        password,
        side: "MEMBER",
        deviceId: "d",
      });
      if (body.success) {
        count.done += 1;
        if (count.done === 1) process.send?.(count);
        // A refusal from a full queue counts as an answer too.
      } else if (body.errorCode === "rate.limited") count.refused += 1;
      else throw new Error(body.errorCode);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  process.send?.(count satisfies FloodCount, () => process.disconnect());
}

process.on("message", (message: FloodStart | "stop") => {
  if (message === "stop") over.abort();
  else void flood(message);
});
