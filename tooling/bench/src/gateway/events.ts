import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** 5,000 streams of live events: memory of each, what a restart of the gateway loses, and the time from a switch to a page. */
export async function measureEvents(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/events.ts", say);
  return [
    { id: "P10", what: "memory of an open stream of live events", value: get("memory"), unit: "KiB" },
    { id: "P10", what: "from a switch to the first of 5,000 streams, median of 20", value: get("first"), unit: "ms" },
    { id: "P10", what: "from a switch to the last of 5,000 streams, median of 20", value: get("last"), unit: "ms" },
    {
      id: "P10",
      what: `events of ${get("published")} lost over a restart of the gateway`,
      value: get("lost"),
      unit: "",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
  ];
}
