import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { type BrandMark, holdsMark } from "./brandMarks.ts";
import { packagesFile } from "./bundleNames.ts";
import { root } from "./root.ts";

/** What a bundle is made of, and where brands and apps are. */
export type BrandBorder = {
  /** The top of the tree: brands in `brands`, apps in `apps`. */
  readonly top?: string;
  /** The app that is built, from the top of the tree. */
  readonly app: string;
  /** Read when a build is checked. */
  readonly listMarks: () => readonly BrandMark[];
};

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

/** The texts of code: its strings and the fixed parts of its templates. */
function listStrings(code: string, parse: (code: string) => unknown): readonly string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === "object" && node !== null) {
      const [type, value]: readonly unknown[] = [Reflect.get(node, "type"), Reflect.get(node, "value")];
      if (type === "Literal" && typeof value === "string") texts.push(value);
      else if (type === "TemplateElement") texts.push(String(Reflect.get(Object(value), "cooked")));
      else Object.values(node).forEach(walk);
    }
  };
  walk(parse(code));
  return texts;
}

/** A file of a brand, or of another brand's app, among those of which a bundle was made. */
function findForeign(files: Iterable<string>, top: string, app: string): string | undefined {
  for (const file of files) {
    const at = file.indexOf(`${top}/`);
    const path = at === -1 ? "" : file.slice(at + top.length + 1);
    if (path.startsWith("brands/") || (path.startsWith("apps/") && !path.startsWith(`${app}/`))) return path;
  }
  return undefined;
}

/**
 * Ends a build into which a brand's data went (brand-platform.md "Engine"): a file of `brands` or of another brand's app among its
 * modules, or one of the brands' marks in a text of ours. It goes by what went in: a library may hold any word.
 */
export function brandsPlugin({ top = root, app, listMarks }: BrandBorder): Plugin {
  let folder = top;
  return {
    name: "marquee-brands",
    configResolved({ root: of }) {
      folder = of;
    },
    generateBundle(_, bundle) {
      const refuse = (file: string, what: string): never =>
        this.error(`${file} holds ${what}: no brand's data may enter an engine`);
      const marks = listMarks();
      const findMark = (texts: readonly string[]): BrandMark | undefined =>
        marks.find((mark) => texts.some((text) => holdsMark(text, mark)));
      const check = (file: string, texts: readonly string[]): void => {
        const mark = findMark(texts);
        if (mark) refuse(file, `${mark.brand}'s ${mark.what} ${JSON.stringify(mark.text)}`);
      };
      const origins = Object.values(bundle).flatMap((output) =>
        output.type === "asset" ? output.originalFileNames.map((file) => resolve(folder, file)) : [],
      );
      const foreign = findForeign([...this.getModuleIds(), ...origins], top, app);
      if (foreign !== undefined) refuse("the bundle", foreign);
      for (const output of Object.values(bundle)) {
        if (output.type === "asset") {
          if (output.fileName !== packagesFile) check(output.fileName, [Buffer.from(output.source).toString("utf8")]);
          continue;
        }
        for (const [id, { code }] of Object.entries(output.modules))
          // Parsed only where it matters: a build has a thousand modules.
          if (!isLibrary(id) && code !== null && findMark([code]))
            check(
              relative(top, id),
              listStrings(code, (text) => this.parse(text)),
            );
      }
    },
  };
}
