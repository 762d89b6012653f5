import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkLogo, withoutComments } from "./checkLogo.ts";
import { listPlain, readPlain } from "./readPlain.ts";
import { showFaults } from "./showFaults.ts";

const required = ["favicon.svg", "logo-mark.svg", "logo.svg"];

/** Reads a brand's logo and mark, without comments, and checks every SVG of its assets. @throws naming file, what was found and what was expected */
export function readLogos(assets: string): { mark: string; logo: string } {
  const pictures = existsSync(assets) ? listPlain(assets).files.filter((name) => /\.svg$/i.test(name)) : [];
  const texts = new Map(pictures.map((name) => [name, readPlain(join(assets, name)).toString("utf8")]));
  const missing = required
    .filter((name) => !texts.has(name))
    .map((name) => ({ file: join(assets, name), key: "(whole file)", found: "nothing", expected: "expected an SVG" }));
  const faults = [...missing, ...[...texts].flatMap(([name, text]) => checkLogo(join(assets, name), text))];
  if (faults.length > 0) throw new Error(showFaults(faults));
  const read = (name: string): string => withoutComments(texts.get(name) ?? "");
  return { mark: read("logo-mark.svg"), logo: read("logo.svg") };
}
