import { expect, it } from "vitest";
import type { Difference } from "./comparePictures.ts";
import { recheck, type Take } from "./recheck.ts";

const [one, two, three] = [Buffer.from("one"), Buffer.from("two"), Buffer.from("three")];
const differ = (name: string, pixels: number): Difference => ({ name, pixels, base: one, head: two });

/** A tree that gives these pictures of each shot, one at each taking, and counts what it was asked for. */
function gives(...pictures: readonly Buffer[]): { readonly take: Take; readonly asked: string[] } {
  const asked: string[] = [];
  let turn = 0;
  const take: Take = (names) => {
    asked.push(...names);
    const picture = pictures[turn % pictures.length] ?? one;
    turn += 1;
    return Promise.resolve(new Map([...names].map((name) => [name, picture])));
  };
  return { take, asked };
}

it("forgets a difference when both trees give one equal picture, whichever taking it came from", async () => {
  expect(await recheck([differ("a", 16)], gives(two).take, gives(three).take)).toEqual([]);
  expect(await recheck([differ("a", 16)], gives(three, one, one).take, gives(two, two, three).take)).toEqual([]);
});

it("keeps a difference of one pixel that stays", async () => {
  const [base, head] = [gives(one), gives(two, three)];
  expect((await recheck([differ("a", 1)], base.take, head.take)).map(({ name }) => name)).toEqual(["a"]);
  expect(base.asked).toEqual(["a", "a", "a"]);
});

it("does not ask again about what differs in many pixels, or what one tree does not have", async () => {
  const [base, head] = [gives(two), gives(one)];
  const gone: Difference = { name: "gone", pixels: 0, base: one };
  expect((await recheck([differ("a", 2_001), gone], base.take, head.take)).map(({ name }) => name)).toEqual([
    "a",
    "gone",
  ]);
  expect([...base.asked, ...head.asked]).toEqual([]);
});
