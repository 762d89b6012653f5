import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Node, TemplateLiteral } from "typescript/unstable/ast";
import { isTaggedTemplateExpression } from "typescript/unstable/ast/is";
import { API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";
import { createStatements } from "./createStatements.ts";

/** A `sql<Row>` template: its statement, and what its type says of the rows. */
export interface RowTemplate {
  readonly file: string;
  /** The statement, or why the source alone does not tell it. */
  readonly statement: string | Error;
  /** What each column may hold: `string`, `null`, `Date`, `string[]`, `object` … */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Whether it takes columns of any name beside these. */
  readonly isOpen: boolean;
}

const folder = fileURLToPath(new URL("../..", import.meta.url));

const primitives: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.AnyOrUnknown, "unknown"],
  [TypeFlags.Null, "null"],
  [TypeFlags.Undefined, "undefined"],
  [TypeFlags.StringLike, "string"],
  [TypeFlags.NumberLike, "number"],
  [TypeFlags.BigIntLike, "bigint"],
  [TypeFlags.BooleanLike, "boolean"],
];

/** What a type may hold, as far as the values of a driver differ. */
function toKinds(checker: Checker, type: Type): readonly string[] {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((each) => toKinds(checker, each)))];
  const primitive = primitives.find(([flags]) => (type.flags & flags) !== 0);
  if (primitive !== undefined) return [primitive[1]];
  const [element] = checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  if (element !== undefined) return [`${toKinds(checker, element).join("|")}[]`];
  const name = type.getSymbol()?.name;
  return [name === "Date" || name === "Buffer" ? name : "object"];
}

/** Every `sql<Row>` template of the gateway's own code whose type is a row; a value's type, such as `sql<Date>`, is none. */
export function listRowTemplates(): readonly RowTemplate[] {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}tsconfig.json`] }).getProjects();
    if (project === undefined) throw new Error("the compiler opens no project");
    const { checker, program } = project;
    const toStatement = createStatements(project);
    const tryStatement = (template: TemplateLiteral): string | Error => {
      try {
        return toStatement(template);
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    };
    const found: RowTemplate[] = [];
    const visit = (node: Node): void => {
      node.forEachChild(visit);
      if (!isTaggedTemplateExpression(node) || node.tag.getText() !== "sql") return;
      const [row] = node.typeArguments ?? [];
      const type = row && checker.getTypeFromTypeNode(row);
      if (type === undefined || toKinds(checker, type).join() !== "object") return;
      const columns = checker.getPropertiesOfType(type).map((property) => {
        const held = checker.getTypeOfSymbol(property);
        return [property.name, held === undefined ? [] : toKinds(checker, held)] as const;
      });
      found.push({
        file: relative(folder, node.getSourceFile().fileName),
        statement: tryStatement(node.template),
        columns: new Map(columns),
        isOpen: checker.getIndexInfosOfType(type).length > 0,
      });
    };
    const own = project.rootFiles.filter((file) => file.startsWith(`${folder}src/`) && !file.endsWith(".test.ts"));
    for (const file of own) {
      const source = program.getSourceFile(file);
      if (source?.text.includes("sql<") === true) visit(source);
    }
    return found;
  } finally {
    api.close();
  }
}
