import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { CommandError } from "../cli/CommandError.ts";
import { askGateway } from "./askGateway.ts";

const NodeSchema = Type.Cyclic(
  {
    Node: Type.Object({
      modId: Type.String(),
      enabled: Type.Union([Type.Literal("0"), Type.Literal("1")]),
      childrenNodes: Type.Optional(Type.Array(Type.Ref("Node"))),
    }),
  },
  "Node",
);

/** Parses a whitelabel tree. @throws CommandError naming its source */
export function toTree(data: unknown, from: string): WhitelabelNode {
  if (Value.Check(NodeSchema, data)) return data;
  throw new CommandError(
    "usage",
    `${from} holds no whitelabel tree: ${Value.Errors(NodeSchema, data)[0]?.instancePath ?? ""} ${Value.Errors(NodeSchema, data)[0]?.message ?? ""}`,
  );
}

/** Where a tree comes from: a file, a gateway by its address, or else the brand's recorded one. */
export type TreeSource = { readonly file?: string | undefined; readonly gateway?: string | undefined };

function parse(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError("usage", `${from} holds no JSON`);
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new CommandError("usage", `there is no file ${path}`);
  }
}

/** The unchecked recording in a brand's folder; undefined when there is none. */
export function findRecordedTree(brands: string, id: string): unknown {
  const path = join(brands, id, "tree.fixture.json");
  return existsSync(path) ? parse(readFile(path), path) : undefined;
}

const StatusSchema = Type.Object({ value: Type.Object({ info: Type.Object({ whitelabel: Type.Unknown() }) }) });

/** The tree of a brand's merchant. @throws CommandError when the named source has none */
export async function readTree(
  brands: string,
  { id, domains }: Pick<Brand, "id" | "domains">,
  { file, gateway }: TreeSource,
): Promise<WhitelabelNode> {
  if (gateway === undefined) {
    const path = file ?? join(brands, id, "tree.fixture.json");
    return toTree(parse(readFile(path), path), path);
  }
  const host = domains[0] ?? "localhost";
  const answer = parse((await askGateway(gateway, host, "/wps/system/status")).body, `${gateway} for ${host}`);
  if (!Value.Check(StatusSchema, answer))
    throw new CommandError("failed", `${gateway} answers for ${host} with no status: is the merchant there?`);
  return toTree(answer.value.info.whitelabel, `${gateway} for ${host}`);
}
