/** A node of the tree that the linter hands over; rules read the few fields they look at. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

/** What a rule is given for one file. */
export type RuleContext = {
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void;
};

/** A rule in the linter's own shape: for each kind of node, what to do with it. */
export type Rule = { readonly create: (context: RuleContext) => Readonly<Record<string, (node: Node) => void>> };

/** True for a node of the tree. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The name of an identifier, or of nothing. */
export function toName(value: unknown): string {
  return isNode(value) && value.type === "Identifier" && typeof value["name"] === "string" ? value["name"] : "";
}

/** The text of a string literal or of a template's piece. */
export function toText(node: Node): string {
  if (typeof node["value"] === "string") return node["value"];
  const value = node["value"];
  return typeof value === "object" && value !== null && "raw" in value && typeof value.raw === "string"
    ? value.raw
    : "";
}
