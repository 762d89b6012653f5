import type { CallExpression, Expression, FunctionLikeDeclaration, Node } from "typescript/unstable/ast";
import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNonNullExpression,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { type Project, SymbolFlags, type Symbol } from "typescript/unstable/sync";

/** An expression, and what the parameters are in the call to whose function it belongs. */
export interface Bound {
  readonly node: Expression;
  readonly bindings: ReadonlyMap<number, Bound>;
}

type Function = FunctionLikeDeclaration & { readonly body: Node };

const isFunction = (node: Node): node is Function =>
  (isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node)) && node.body !== undefined;

const isStep = (node: Node): node is Expression & { readonly expression: Expression } =>
  isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node) || isNonNullExpression(node);

/** What a function returns: the first `return` of its own. */
function findReturned({ body }: Function): Expression | undefined {
  if (!isBlock(body)) return body as Expression;
  const find = (node: Node): Expression | undefined => {
    if (isReturnStatement(node)) return node.expression;
    return isFunction(node) ? undefined : node.forEachChild(find);
  };
  return body.forEachChild(find);
}

/** Whether an expression or a parameter is a part of a statement, and no value. */
export function isFragment({ checker }: Project, node: Node): boolean {
  const type = checker.getTypeAtLocation(node);
  return type !== undefined && /\bRawBuilder</.test(checker.typeToString(type));
}

/** Tells of a program's source what names, paths and calls stand for, without running it. */
export interface Resolver {
  /** The expression that an expression stands for; itself where only a run tells. */
  readonly follow: (bound: Bound) => Bound;
  /** What a function's call returns; `undefined` where that is not in the program. */
  readonly enter: (call: Bound, given: readonly Bound[]) => Bound | undefined;
}

/** A resolver of one program. */
export function createResolver(project: Project): Resolver {
  const { checker } = project;

  function toDeclaration(found: Symbol | undefined): Node | undefined {
    if (found === undefined) return undefined;
    const symbol = (found.flags & SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found);
    return symbol.valueDeclaration?.resolve(project);
  }

  /** The argument for a parameter in the first call that the program has of its function. */
  function findArgument(owner: Node, index: number): Bound | undefined {
    for (const { call } of checker.getSignatureUsage(owner)) {
      const node = call?.resolve(project);
      const argument = node !== undefined && isCallExpression(node) ? node.arguments[index] : undefined;
      if (argument !== undefined) return { node: argument, bindings: new Map() };
    }
    return undefined;
  }

  /** A member of an object; the first one where the name is known at a run only. */
  function findMember(owner: Bound, name: string | undefined): Bound | undefined {
    const { node, bindings } = follow(owner);
    if (isCallExpression(node)) {
      const returned = enter({ node, bindings }, []);
      return returned === undefined ? undefined : findMember(returned, name);
    }
    if (!isObjectLiteralExpression(node)) return undefined;
    for (const member of node.properties)
      if (isPropertyAssignment(member) && (name === undefined || member.name.getText() === name))
        return { node: member.initializer, bindings };
    return undefined;
  }

  function findDeclared(declaration: Node, bindings: Bound["bindings"]): Bound | undefined {
    if (isVariableDeclaration(declaration) && declaration.initializer !== undefined)
      return { node: declaration.initializer, bindings };
    if (isParameterDeclaration(declaration)) {
      // To ask for the calls costs a look through the program.
      if (!isFragment(project, declaration)) return undefined;
      const owner = declaration.parent as FunctionLikeDeclaration;
      return findArgument(owner, owner.parameters.indexOf(declaration));
    }
    if (!isBindingElement(declaration) || !isVariableDeclaration(declaration.parent.parent)) return undefined;
    const whole = findDeclared(declaration.parent.parent, bindings);
    if (whole === undefined) return undefined;
    const name = (declaration.propertyName ?? declaration.name)?.getText();
    if (!isArrayBindingPattern(declaration.parent)) return findMember(whole, name);
    const list = follow(whole);
    const element = isArrayLiteralExpression(list.node)
      ? list.node.elements[declaration.parent.elements.indexOf(declaration)]
      : undefined;
    return element === undefined ? undefined : { node: element, bindings: list.bindings };
  }

  function step({ node, bindings }: Bound): Bound | undefined {
    if (isStep(node)) return { node: node.expression, bindings };
    if (isPropertyAccessExpression(node)) return findMember({ node: node.expression, bindings }, node.name.getText());
    if (isElementAccessExpression(node)) {
      const key = node.argumentExpression;
      return findMember({ node: node.expression, bindings }, isStringLiteral(key) ? key.text : undefined);
    }
    if (!isIdentifier(node)) return undefined;
    const symbol = isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const given = symbol === undefined ? undefined : bindings.get(symbol.id);
    if (given !== undefined) return given;
    const declaration = toDeclaration(symbol);
    return declaration === undefined ? undefined : findDeclared(declaration, bindings);
  }

  function follow(bound: Bound): Bound {
    const next = step(bound);
    return next === undefined ? bound : follow(next);
  }

  function enter({ node, bindings }: Bound, given: readonly Bound[]): Bound | undefined {
    const { node: target } = follow({ node: isCallExpression(node) ? node.expression : node, bindings });
    const declaration = isFunction(target) ? target : toDeclaration(checker.getSymbolAtLocation(target));
    if (declaration === undefined || !isFunction(declaration)) return undefined;
    const inner = new Map(bindings);
    for (const [index, { name, initializer }] of declaration.parameters.entries()) {
      const symbol = checker.getSymbolAtLocation(name);
      const argument = given[index] ?? (initializer === undefined ? undefined : { node: initializer, bindings });
      if (argument !== undefined && symbol !== undefined) inner.set(symbol.id, argument);
    }
    const returned = findReturned(declaration);
    return returned === undefined ? undefined : { node: returned, bindings: inner };
  }

  return { follow, enter };
}

/** The arguments of a call. */
export const toArguments = ({ arguments: given }: CallExpression, bindings: Bound["bindings"]): readonly Bound[] =>
  given.map((node) => ({ node, bindings }));
