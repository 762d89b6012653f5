import { toHint } from "@marquee/brand-cli/toHint";
import { Refusal } from "./Refusal.ts";

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `lucky-wheel` → `LuckyWheel`. */
export const toPascal = (name: string): string => name.split("-").map(capital).join("");

/** `lucky-wheel` → `luckyWheel`. */
export const toCamel = (name: string): string => toPascal(name).slice(0, 1).toLowerCase() + toPascal(name).slice(1);

/** `LuckyWheel` → `lucky-wheel`. */
export const toKebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** `lucky-wheel` → `Lucky wheel`. */
export const toTitle = (name: string): string => capital(name.replaceAll("-", " "));

/** Checks that a name is valid for a folder. @throws Refusal */
export function requireName(name: string, what: string): string {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && name.length <= 30) return name;
  throw new Refusal(
    `${JSON.stringify(name)}: ${what} has small letters, digits and hyphens, 30 at most, and begins with a letter, such as "lucky-wheel"`,
  );
}

/** Checks that a name is one of `names`. @throws Refusal with the most similar of them */
export function requireKnown<Name extends string>(name: string, names: readonly Name[], what: string): Name {
  const known = names.find((each) => each === name);
  if (known !== undefined) return known;
  const list = names.length <= 12 ? `; there are ${names.join(", ")}` : "";
  throw new Refusal(`no ${what} ${JSON.stringify(name)}${toHint(name, names)}${list}`);
}
