import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();
const folder = "packages/features/support/locales";
const number =
  "has a typed number with its unit: take it from its setting or constant, or give the reason in typedNumbers.ts";

/** Adds a text to the English catalogue and to one other. */
function plantText(text: string, translated: string): void {
  const entry = (says: string) => (before: string) => `${before}\nmsgid "${text}"\nmsgstr "${says}"\n`;
  for (const name of ["fil", "id", "th", "zh"]) tree.plant(`${folder}/${name}.po`, entry("x"));
  tree.plant(`${folder}/en.po`, entry(text));
  tree.plant(`${folder}/vi.po`, entry(translated));
}

const check = () => {
  const { code, output } = tree.check("texts");
  return { code, lines: output.trim().split("\n") };
};

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:texts", () => {
  it("passes the tree as it is, placeholders, plurals, known abbreviations and a number that is no time", () => {
    expect(check()).toEqual({ code: 0, lines: [""] });
    plantText(
      "Send a PDF by SMS to {MEMBER_ID} within {hours} hours, {n, plural, one {# day} other {# days}}; at most 3 files.",
      "x",
    );
    expect(check()).toEqual({ code: 0, lines: [""] });
  });

  it.each([
    ["a state of the code", "The round is ROLLED_BACK.", "has ROLLED_BACK, a name of the code: say it in words"],
    ["a kind of the code", "It is a DEPOSIT.", "has DEPOSIT, a name of the code: say it in words"],
    ["a time that a setting holds", "You have 45 minutes to pay.", number],
    ["a share that a setting holds", "It gives 20 % of it.", number],
    ["an amount that a setting holds", "From 50,000 VND it is checked.", number],
    ["a decimal point", "The factor is 1.5 of it.", "has a typed decimal point: let Intl write the number"],
  ])("refuses %s", (_kind, text, fault) => {
    plantText(text, "x");
    expect(check()).toEqual({ code: 1, lines: [`${folder}/en.po: "${text}" ${fault}`] });
  });

  it("refuses a column of the back office that shows a word of the gateway as it was sent", () => {
    const file = "apps/back-office/src/staff/JobsPage.tsx";
    tree.plant(file, (before) => `${before}\nexport const column = { toCell: ({ kind }) => kind };\n`);
    expect(check()).toEqual({
      code: 1,
      lines: [`${file} shows "kind" as the gateway sends it: give it a name`],
    });
  });

  it("refuses the same in a message to people outside and in a game", () => {
    const messages = "apps/gateway/src/modules/wallet/locales";
    for (const name of ["en", "fil", "id", "th", "vi", "zh"])
      tree.plant(`${messages}/${name}.po`, (before) => `${before}\nmsgid "It is OPEN."\nmsgstr "It is OPEN."\n`);
    tree.plant("apps/game-house/src/client/texts/en.ts", (before) => `${before}\n  odds: "Pays 2.5 times.",\n`);
    expect(check()).toEqual({
      code: 1,
      lines: [
        `${messages}/en.po: "It is OPEN." has OPEN, a name of the code: say it in words`,
        'apps/game-house/src/client/texts/en.ts odds: "Pays 2.5 times." has a typed decimal point: let Intl write the number',
      ],
    });
  });

  it("names a translation that is missing, one that no English text has, and a catalogue that keeps old texts", () => {
    plantText("Say it plainly.", "");
    tree.plant(
      `${folder}/th.po`,
      (before) => `${before}\nmsgid "Gone."\nmsgstr "x"\n\n#~ msgid "Old."\n#~ msgstr "x"\n`,
    );
    expect(check()).toEqual({
      code: 1,
      lines: [
        `${folder}/th.po keeps texts that no source has`,
        `${folder}/th.po translates "Gone.", which en.po does not have`,
        `${folder}/vi.po has no text for "Say it plainly."`,
      ],
    });
  });

  it("names a reason for a text that nobody has any more", () => {
    tree.plant(`${folder.replace("support", "wallet")}/en.po`, (before) =>
      before.replaceAll("Left for 24 hours", "Left"),
    );
    expect(check().lines).toContain('tooling/check/src/typedNumbers.ts: no text is "Left for 24 hours"');
  });
});
