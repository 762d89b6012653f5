/** A name that a source file exports. */
export type Export = { readonly name: string; readonly isType: boolean };

const statement =
  /^export (?:declare )?(?:async )?(?:(const) \{([^}]*)\}|(type|interface) (\w+)|(?:const|let|function\*?|class) (\w+))/gm;
const unread = /^export (?:\*|\{|default )/m;

/** Whether the comment that ends right before a place says that the name stays within its package. */
function isInternal(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd();
  return before.endsWith("*/") && before.slice(before.lastIndexOf("/**")).includes("@internal");
}

/**
 * What a formatted source file exports, in its order, without what a comment marks `@internal`. @throws Error for a form that a door
 * cannot be made of: a default, a list, another file's names
 */
export function readExports(path: string, text: string): readonly Export[] {
  if (unread.test(text))
    throw new Error(`${path} exports by a list or a default; a door needs a statement for each name`);
  return [...text.matchAll(statement)].flatMap((match): readonly Export[] => {
    if (isInternal(text, match.index)) return [];
    const [, several, list = "", , type, value] = match;
    if (several !== undefined)
      return list.split(",").flatMap((each) => {
        const name =
          each
            .trim()
            .split(/[\s:]+/)
            .at(-1) ?? "";
        return name === "" ? [] : [{ name, isType: false }];
      });
    return type === undefined ? [{ name: value ?? "", isType: false }] : [{ name: type, isType: true }];
  });
}
