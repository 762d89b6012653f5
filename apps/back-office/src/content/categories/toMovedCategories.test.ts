import type { HelpCategory } from "@marquee/contract/staff";
import { expect, it } from "vitest";
import { toMovedCategories } from "./toMovedCategories.ts";

const at = (id: string, position: number): HelpCategory => ({
  id,
  position,
  version: 1,
  names: { EN: id },
  icon: "other",
  articles: 0,
});

it("CS-06: of a new order those are sent whose place is another one", () => {
  const places = (ordered: readonly HelpCategory[]) =>
    toMovedCategories(ordered).map(({ id, position }) => `${id} ${position}`);
  expect(places([at("a", 0), at("b", 1)])).toEqual([]);
  expect(places([at("b", 1), at("a", 0), at("c", 2)])).toEqual(["b 0", "a 1"]);
  expect(places([at("a", 7), at("b", 7)])).toEqual(["a 0", "b 1"]);
});
