import { toHint } from "../toHint.ts";
import { refuse, type Refusal } from "./Clause.ts";
import { isRecord } from "./isRecord.ts";
import { toWritten } from "./toWritten.ts";

/** A token as written in a document: its type is not yet checked and aliases are not yet followed. */
export interface RawToken {
  /** The file as the caller named it. */
  readonly file: string;
  /** The names of its groups and its own, joined by dots. */
  readonly key: string;
  /** The token's own `$type`. */
  readonly type: string | undefined;
  /** The `$type` of the nearest group that has one. */
  readonly groupType: string | undefined;
  readonly value: unknown;
  /** `$extensions`, unchanged. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** A refusal with its place in the document. */
interface Misplaced extends Refusal {
  readonly file: string;
  readonly key: string;
}

/** The tokens and problems of a document. */
export interface Document {
  readonly tokens: readonly RawToken[];
  readonly problems: readonly Misplaced[];
}

const known = new Set(["$schema", "$type", "$description", "$extensions", "$deprecated", "$value", "$root"]);
const deepest = 32;

function checkProperties(node: Readonly<Record<string, unknown>>): Refusal | undefined {
  for (const name of Object.keys(node)) {
    if (name === "$ref" || name === "$extends")
      return refuse(
        "Aliases / References",
        name,
        "an alias such as {group.token}: a brand's own files have no other reference",
      );
    if (name.startsWith("$") && !known.has(name))
      return refuse(
        "Design token: Character restrictions",
        `the name ${name}`,
        `a name that does not begin with $${toHint(name, [...known])}`,
      );
  }
  if ("$type" in node && typeof node["$type"] !== "string")
    return refuse("Design token: Type", `$type ${toWritten(node["$type"])}`, "a text");
  if ("$description" in node && typeof node["$description"] !== "string")
    return refuse("Design token: Description", `$description ${toWritten(node["$description"])}`, "a text");
  if ("$extensions" in node && !isRecord(node["$extensions"]))
    return refuse("Design token: Extensions", `$extensions ${toWritten(node["$extensions"])}`, "an object");
  return undefined;
}

/** Reads one DTCG document: groups become dotted keys, `$type` is inherited from the nearest group. */
export function readDocument(file: string, document: unknown): Document {
  const tokens: RawToken[] = [];
  const problems: Misplaced[] = [];
  const visit = (node: unknown, path: readonly string[], inherited: string | undefined): void => {
    const key = path.join(".");
    const report = (refusal: Refusal): void => void problems.push({ file, key: key || "(root)", ...refusal });
    if (!isRecord(node)) return report(refuse("Groups", toWritten(node), "an object: a group, or a token with $value"));
    if (path.length > deepest)
      return report(refuse("Groups", `${path.length} groups inside each other`, `at most ${deepest}`));
    const fault = checkProperties(node);
    if (fault) return report(fault);
    const type = typeof node["$type"] === "string" ? node["$type"] : undefined;
    const extensions = isRecord(node["$extensions"]) ? node["$extensions"] : {};
    if ("$value" in node) {
      const inner = Object.keys(node).find((name) => !name.startsWith("$") && isRecord(node[name]));
      if (inner !== undefined || "$root" in node)
        return report(
          refuse("Groups", `${inner ?? "$root"} inside of a token`, "tokens and groups inside of groups only"),
        );
      tokens.push({ file, key, type, groupType: inherited, value: node["$value"], extensions });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith("$") && name !== "$root") continue;
      const at = [...path, name];
      if (name === "" || /[{}.]/.test(name))
        problems.push({
          file,
          key: at.join("."),
          ...refuse(
            "Design token: Character restrictions",
            `the name ${toWritten(name)}`,
            "a name that is not empty and has none of { } .",
          ),
        });
      else visit(child, at, type ?? inherited);
    }
  };
  visit(document, [], undefined);
  return { tokens, problems };
}
