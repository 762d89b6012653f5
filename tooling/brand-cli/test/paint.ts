import type { Bench } from "./testCli.ts";

let shade = 0;
/** Changes a colour of a brand to a new one that passes every contrast pair. */
export const paint = (bench: Bench, id = "kickline"): void => {
  shade += 1;
  bench.edit(`${id}/tokens/dark.tokens.json`, (text) =>
    text.replace(/#0d0f\w\w|#100c\w\w/, `${id === "kickline" ? "#0d0f" : "#100c"}${(16 + (shade % 24)).toString(16)}`),
  );
};
