import type { RegisterRequest } from "@marquee/contract";
import type { TestApp } from "./openTestApp.ts";
import { openAurelune, type Visitor } from "./visitor.ts";

/** A registered and logged-in member. */
interface Joined {
  readonly name: string;
  readonly here: Visitor;
}

/** A function that registers a new member at each call: `word1`, `word2` and so on. */
export function createJoiner(
  getApp: () => TestApp,
  word: string,
  toFields: (name: string) => Partial<RegisterRequest> = () => ({}),
): () => Promise<Joined> {
  let serial = 0;
  return async () => {
    serial += 1;
    const [name, here] = [`${word}${serial}`, openAurelune(getApp())];
    await here.registerAs(name, toFields(name));
    return { name, here };
  };
}
