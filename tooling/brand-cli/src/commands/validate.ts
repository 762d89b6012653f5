import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { chooseAffected } from "../checks/chooseAffected.ts";
import { chooseBrands, validateFleet } from "../checks/validateFleet.ts";
import { listOrphans, toOrphanLine } from "../reports/listPublished.ts";

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** `pnpm brand validate`: checks everything about a brand's data that needs no build. */
export const validate: Command = {
  name: "validate",
  usage: "<id>… | --all | --affected",
  summary: "Checks brands: data, tokens, contrast, modules, texts, pictures, secrets, and what they share",
  options: { all: { type: "boolean" }, affected: { type: "boolean" }, base: { type: "string" } },
  about: {
    all: "every brand",
    affected: "the brands about which the changes since a commit may say something new",
    base: "that commit (HEAD~1)",
  },
  examples: ["validate aurelune", "validate --all --json", "validate --affected --base origin/main"],
  run: async ({ words, is, get, brands, store, output }) => {
    const ids = is("affected") ? await chooseAffected(brands, get("base")) : chooseBrands(brands, words, is("all"));
    const checked = await output.step(`checking ${count(ids.length, "brand")}`, () => validateFleet(brands, ids));
    const faults = checked.flatMap((each) => each.faults);
    if (faults.length > 0) {
      const faulty = checked.filter((each) => each.faults.length > 0).map(({ id }) => id);
      throw new CommandError("refused", `${count(faults.length, "fault")} in ${faulty.join(", ")}`, faults);
    }
    const orphans = is("all") ? await listOrphans(brands, store) : [];
    const line = ids.length === 0 ? "no brand is affected" : `${count(ids.length, "brand")} sound: ${ids.join(", ")}`;
    return { lines: [line, ...orphans.map(toOrphanLine)], data: { brands: ids, orphans } };
  },
};
