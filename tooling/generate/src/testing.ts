import type { GeneratedFile } from "./GeneratedFile.ts";
import { toList } from "./toList.ts";

const top = "packages/testing/src";
const path = `${top}/listAnswers.ts`;

/** What is made of testing's folder of fixtures: the answers to every row. */
export const testingFiles: readonly GeneratedFile[] = [
  {
    path,
    toText: (tree) =>
      toList(
        path,
        tree.list(`${top}/fixtures/*Answers.ts`).map((from) => {
          const [, name] = /^export (?:const|function) (list\w+Answers)\b/m.exec(tree.read(from)) ?? [];
          if (name === undefined) throw new Error(`${from} exports no list of answers`);
          return { path: from, name };
        }),
        {
          imports: ['import type { Answer } from "./answer.ts";', 'import type { World } from "./World.ts";'],
          toBody: (names) => `/** What a made-up gateway says to every row of the contract. */
export function listAnswers(world: World): readonly Answer[] {
  return [${names.join(", ")}].flatMap((list) => list(world));
}`,
        },
      ),
  },
];
