import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyBrands } from "../testBrands.ts";
import { watchBrands } from "./watchBrands.ts";

const folder = copyBrands();

it("tells each change of a file, also after the file was replaced whole, and no change beside the tokens", async () => {
  let told = 0;
  watchBrands(folder, () => void (told += 1));
  const file = join(folder, "kickline/tokens/core.tokens.json");
  const text = readFileSync(file);
  const write = [() => writeFileSync(file, text), () => (writeFileSync(`${file}.draft`, text), renameSync(`${file}.draft`, file))];
  for (const [index, act] of [...write, ...write].entries()) {
    act();
    await expect.poll(() => told, { timeout: 10_000 }).toBe(index + 1);
  }
  writeFileSync(join(folder, "kickline/assets/note.json"), "{}");
  writeFileSync(join(folder, "kickline/tokens/core.txt"), "");
  writeFileSync(join(folder, "kickline/brand.json"), readFileSync(join(folder, "kickline/brand.json")));
  await expect.poll(() => told, { timeout: 10_000 }).toBe(5);
});
