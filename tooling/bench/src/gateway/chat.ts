import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P6: open chats at two gateways, beside a server of bare sockets that sends the same frames. */
export async function measureChat(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/chat.ts", say);
  const chats = `${get("sockets")} open chats`;
  const toShown = (what: string, value: string, unit: string): Figure => ({ id: "P6", what, value: get(value), unit });
  return [
    {
      id: "P6",
      what: "memory of an open chat",
      value: get("memory"),
      unit: "KiB",
      reference: { what: "a bare socket", value: get("bareMemory") },
      budget: { of: "ratio", atMost: 3, isBinding: false },
    },
    {
      id: "P6",
      what: `CPU of a delivery, ${Math.round(get("frames"))} a second`,
      value: get("delivery"),
      unit: "µs",
      reference: { what: "of the same frames, bare", value: get("bareDelivery") },
      budget: { of: "ratio", atMost: 3, isBinding: false },
    },
    toShown("CPU of the looks of a gateway, nothing written", "lookBusy", "ms/s"),
    toShown("transactions of these looks", "looks", "/s"),
    {
      id: "P6",
      what: `lines stored and delivered to ${chats}, by calls`,
      value: get("reached"),
      unit: "/s",
      reference: { what: "were asked for", value: get("wanted") },
    },
    toShown("deliveries of these", "deliveries", "/s"),
    toShown("from sending to seen, median", "median", "ms"),
    toShown("from sending to seen, p99", "p99", "ms"),
    {
      id: "P6",
      what: `of ${get("checked")} deliveries lost, doubled or out of order over a killed gateway and a restarted Redis`,
      value: get("wrong"),
      unit: "",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
    {
      id: "P6",
      what: "from the end of a session to the end of its socket at the other gateway, slowest of 20",
      value: get("slowest"),
      unit: "ms",
      budget: { of: "value", atMost: 1_000, isBinding: false },
    },
    {
      id: "P6",
      what: "from sending to seen while one member floods, median",
      value: get("medianFlooded"),
      unit: "ms",
      reference: { what: "without", value: get("medianQuiet") },
      budget: { of: "ratio", atMost: 1.1, isBinding: false },
    },
  ];
}
