import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "components");
const names = readdirSync(folder);
const read = (name: string, file: string): string => readFileSync(join(folder, name, file), "utf8");
const sources = names.flatMap((name) =>
  readdirSync(join(folder, name))
    .filter((file) => /^[A-Z].*\.tsx$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => ({ name, file, source: read(name, file) })),
);

/** Folders without a look of their own: a provider, ground rules, what only other components use. */
const unseen = ["BaseStyles", "Field", "PlainLink", "UiKitProvider"];
/** Elements with a style and no behaviour: stories draw them, and nothing else could break. */
const bare = [
  "Card",
  "CardGrid",
  "DateField",
  "DateTime",
  "EmptyState",
  "Frame",
  "Heading",
  "Icon",
  "IconButton",
  "SelectField",
  "Skeleton",
  "Spinner",
  "Text",
  "TextField",
  "VendorRow",
  "VisuallyHidden",
  "Badge",
  "CheckboxField",
];

/** Props of interfaces and of functions that stand without words before them. */
const listSilent = (source: string): readonly string[] => {
  const lines = source.split("\n");
  return lines.flatMap((line, index) =>
    /^ {2}readonly ["\w-]+\??:/.test(line) && !/\*\/\s*$/.test(lines[index - 1] ?? "") ? [line.trim()] : [],
  );
};

describe("the shape of components", () => {
  it("is a folder with Name.tsx, Name.stories.tsx and, where something can break, Name.test.tsx", () => {
    const has = (name: string, end: string): boolean => existsSync(join(folder, name, `${name}${end}`));
    const seen = names.filter((name) => !unseen.includes(name));
    expect(seen.filter((name) => !has(name, ".tsx"))).toEqual([]);
    expect(seen.filter((name) => !has(name, ".stories.tsx"))).toEqual([]);
    expect(seen.filter((name) => !has(name, ".test.tsx") && !bare.includes(name))).toEqual([]);
  });

  it("has words on every prop", () => {
    expect(sources.length).toBeGreaterThan(names.length);
    expect(sources.flatMap(({ file, source }) => listSilent(source).map((prop) => `${file}: ${prop}`))).toEqual([]);
    expect(
      listSilent("interface A {\n  /** Said. */\n  readonly said: string;\n  readonly silent?: string;\n}"),
    ).toEqual(["readonly silent?: string;"]);
  });

  it("shows each story's states: a component that can be pressed or filled in has the focus in one", () => {
    const pressed = sources.filter(
      ({ name, file, source }) =>
        file === `${name}.tsx` &&
        !unseen.includes(name) &&
        /<(?:button|Input|Select|Track|Range|Opener|Base type="button")\b/.test(source),
    );
    expect(
      pressed.filter(({ name }) => !/userEvent/.test(read(name, `${name}.stories.tsx`))).map(({ name }) => name),
    ).toEqual([]);
  });
});
