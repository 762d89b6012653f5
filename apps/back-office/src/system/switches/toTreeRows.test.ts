import type { SwitchNode } from "@marquee/contract/staff";
import { expect, it } from "vitest";
import { toTreeRows } from "./toTreeRows.ts";

const toNode = (id: string, parent: string | null, note: string | null = null): SwitchNode => ({
  id,
  parent,
  own: "1",
  percent: null,
  isOn: true,
  share: 100,
  reason: "on",
  at: id,
  owner: null,
  note,
  feature: null,
  expires: null,
});

const nodes = [
  toNode("ROOT3", null),
  toNode("LOGIN3", "ROOT3"),
  toNode("TFA3", "LOGIN3"),
  toNode("LOBBY3", "ROOT3"),
  toNode("GFISH3", "LOBBY3", "the studio asked for it"),
];
const toLines = (closed: readonly string[], search: string) =>
  toTreeRows(nodes, new Set(closed), search).map(({ node, level }) => `${level} ${node.id}`);

it("X-54: the tree stands in levels, and a closed node hides what is below it", () => {
  expect(toLines([], "")).toEqual(["1 ROOT3", "2 LOGIN3", "3 TFA3", "2 LOBBY3", "3 GFISH3"]);
  expect(toLines(["LOGIN3"], "")).toEqual(["1 ROOT3", "2 LOGIN3", "2 LOBBY3", "3 GFISH3"]);
});

it("X-54: a search finds ids and notes with the nodes above them, also below closed ones", () => {
  expect(toLines(["ROOT3"], "tfa")).toEqual(["1 ROOT3", "2 LOGIN3", "3 TFA3"]);
  expect(toLines([], " Studio ")).toEqual(["1 ROOT3", "2 LOBBY3", "3 GFISH3"]);
  expect(toLines([], "nothing of the kind")).toEqual([]);
});
