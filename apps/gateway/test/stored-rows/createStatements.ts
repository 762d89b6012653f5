import { type CallExpression, type Node, SyntaxKind, type TemplateLiteral } from "typescript/unstable/ast";
import {
  isArrayLiteralExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from "typescript/unstable/ast/is";
import type { Project } from "typescript/unstable/sync";
import { type Bound, createResolver, isFragment, toArguments } from "./resolve.ts";

// What is sent beside a statement; it gets its number at the end.
const value = "\u0000";

/**
 * Makes the statement of a `sql` template as the query builder does, of the source alone: what only a run tells is a parameter where it is a
 * value, and of two fragments the first one.
 *
 * @throws what it cannot tell
 */
export function createStatements(project: Project): (template: TemplateLiteral) => string {
  const { checker } = project;
  const { follow, enter } = createResolver(project);
  const fail = (node: Node): never => {
    throw new Error(`nothing tells what \`${node.getText()}\` is`);
  };

  /** A word that stands in the statement itself. */
  function toWord(bound: Bound): string {
    const { node, bindings } = follow(bound);
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node)) return node.text;
    if (isTemplateExpression(node)) {
      const rest = node.templateSpans.map(
        ({ expression, literal }) => toWord({ node: expression, bindings }) + literal.text,
      );
      return [node.head.text, ...rest].join("");
    }
    if (isConditionalExpression(node)) return toWord({ node: node.whenTrue, bindings });
    const type = checker.getTypeAtLocation(node);
    const first = type?.isUnionType() === true ? type.getTypes()[0] : type;
    return first?.isLiteralType() === true ? `${first.value}` : fail(node);
  }

  function toLiteral(bound: Bound): string {
    const { node } = follow(bound);
    const type = checker.getTypeAtLocation(node);
    const name = type === undefined ? "" : checker.typeToString(type);
    if (name === "string" && !isTemplateExpression(node)) return "''";
    if (name === "number") return "1";
    const word = toWord(bound);
    return /^\d+$/.test(word) ? word : `'${word}'`;
  }

  /** The fragments of a list; one parameter for a list of values. */
  function toList(bound: Bound): readonly string[] {
    const { node, bindings } = follow(bound);
    if (isArrayLiteralExpression(node))
      return node.elements.flatMap((each) =>
        isSpreadElement(each)
          ? toList({ node: each.expression, bindings })
          : // Without a condition that holds there is no fragment.
            [toText({ node: each, bindings })],
      );
    if (isConditionalExpression(node)) {
      const [first, second] = [node.whenTrue, node.whenFalse].map((each) => toList({ node: each, bindings }));
      return first?.length === 0 ? (second ?? []) : (first ?? []);
    }
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const owner = { node: node.expression.expression, bindings };
      const [callback] = node.arguments;
      if (node.expression.name.getText() === "filter") return toList(owner);
      if (node.expression.name.getText() === "map" && callback !== undefined) {
        const { node: list, bindings: own } = follow(owner);
        const given = isArrayLiteralExpression(list)
          ? list.elements.map((each) => ({ node: each, bindings: own }))
          : [];
        const of = (each: readonly Bound[]): string => {
          const returned = enter({ node: callback, bindings }, each);
          return returned === undefined ? fail(callback) : toText(returned);
        };
        return given.length === 0 ? [of([])] : given.map((each) => of([each]));
      }
    }
    if (isCallExpression(node)) {
      const returned = enter({ node, bindings }, toArguments(node, bindings));
      if (returned !== undefined) return toList(returned);
    }
    return isFragment(project, node) ? fail(node) : [value];
  }

  /** What the query builder's own functions write. */
  function toBuilt(call: CallExpression, bindings: Bound["bindings"]): string | undefined {
    const [first, second] = toArguments(call, bindings);
    if (first === undefined) return undefined;
    switch (call.expression.getText()) {
      case "sql.join":
        return toList(first).join(second === undefined ? ", " : toText(second));
      case "sql.lit":
        return toLiteral(first);
      case "sql.raw":
        return toWord(first);
      case "sql.val":
        return value;
      case "sql.ref":
      case "sql.id":
      case "sql.table":
        return toArguments(call, bindings)
          .flatMap((each) => toWord(each).split("."))
          .map((each) => `"${each}"`)
          .join(".");
      default:
        return undefined;
    }
  }

  function toText(bound: Bound): string {
    const { node, bindings } = follow(bound);
    if (isTaggedTemplateExpression(node) && node.tag.getText() === "sql") return toTemplate(node.template, bindings);
    if (!isFragment(project, node)) return value;
    if (isConditionalExpression(node)) return toText({ node: node.whenTrue, bindings });
    // `a ?? b` and `a && b`: what is there in any case, and what is there where anything is.
    if (isBinaryExpression(node) && node.operatorToken.kind !== SyntaxKind.CommaToken)
      return toText({ node: node.right, bindings });
    if (!isCallExpression(node)) return fail(node);
    const built = toBuilt(node, bindings);
    if (built !== undefined) return built;
    const returned = enter({ node, bindings }, toArguments(node, bindings));
    return returned === undefined ? fail(node) : toText(returned);
  }

  function toTemplate(template: TemplateLiteral, bindings: Bound["bindings"]): string {
    if (!isTemplateExpression(template)) return template.text;
    const rest = template.templateSpans.map(
      ({ expression, literal }) => toText({ node: expression, bindings }) + literal.text,
    );
    return [template.head.text, ...rest].join("");
  }

  return (template) => {
    let count = 0;
    return toTemplate(template, new Map())
      .replaceAll(value, () => `$${(count += 1)}`)
      .trim();
  };
}
