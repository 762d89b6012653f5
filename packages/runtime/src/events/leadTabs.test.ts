import { afterEach, expect, it, vi } from "vitest";
import { joinListeners, type SharedEvent, type Tabs, toSharedEvent } from "./leadTabs.ts";

const open: Tabs[] = [];
afterEach(() => {
  for (const tabs of open.splice(0)) tabs.close();
});

function join(name: string): { readonly tabs: Tabs; readonly heard: SharedEvent[] } {
  const heard: SharedEvent[] = [];
  const tabs = joinListeners(name, (event) => void heard.push(event));
  open.push(tabs);
  return { tabs, heard };
}

it("SH-18: one tab of a session leads and tells the others; when it leaves, the next one leads", async () => {
  const [first, second, stranger] = [join("ann"), join("ann"), join("bob")];
  const leading: string[] = [];
  const work = (name: string) => async (signal: AbortSignal) => {
    leading.push(name);
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  };
  expect(await second.tabs.isLed()).toBe(false);
  first.tabs.lead(work("first"));
  await vi.waitUntil(() => leading.length === 1);
  expect([await second.tabs.isLed(), await stranger.tabs.isLed()]).toEqual([true, false]);
  second.tabs.lead(work("second"));
  first.tabs.tell({ kind: "tree", data: { part: "game" }, id: "7" });
  await vi.waitUntil(() => second.heard.length === 1);
  expect([leading, second.heard, stranger.heard]).toEqual([
    ["first"],
    [{ kind: "tree", data: { part: "game" }, id: "7" }],
    [],
  ]);
  first.tabs.follow();
  await vi.waitUntil(() => leading.length === 2);
  expect(leading).toEqual(["first", "second"]);
});

it.each([
  null,
  7,
  "x",
  [],
  {},
  { kind: "unknown", data: {} },
  { kind: "tree" },
  { kind: "tree", data: 7 },
  { kind: {} },
])("what no tab says is not heard: %j", (value) => expect(toSharedEvent(value)).toBeNull());

it("takes only texts from another tab's event", () => {
  const odd = { kind: "tree", data: { part: "game", more: {} }, id: 7, extra: 1 };
  expect(toSharedEvent(odd)).toEqual({ kind: "tree", data: { part: "game" }, id: undefined });
});
