import { rows } from "@marquee/contract/schema";
import {
  diffTrees,
  type EditorInput,
  type EditorRow,
  type NodeDifference,
  type SwitchEffect,
  toSwitchEffect,
} from "@marquee/whitelabel/editor";
import { type Static, Type } from "typebox";
import type { Db } from "../db/Db.ts";
import { getTenant } from "../tenants/tenantStore.ts";
import { findMerchant } from "./findMerchant.ts";
import { requireNode } from "./requireNode.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });

/** The question what a switch would change. */
export const EffectRequestSchema = Type.Object({
  merchant: Text,
  module: Text,
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
});

/** A question of {@link EffectRequestSchema}. */
export type EffectRequest = Static<typeof EffectRequestSchema>;

const editorRows: readonly EditorRow[] = rows.map(({ endpoint: { name, method, path, moduleId } }) => ({
  name,
  method,
  path,
  moduleId,
}));

async function read(db: Db, merchant: string): Promise<EditorInput> {
  const { tree, rollouts } = await getTenant(db, await findMerchant(db, merchant));
  return { modules: {}, tree, rollouts };
}

/** What a switch of a module would change: modules, calls and pages. Nothing is switched. @throws SwitchError when the merchant or its module is not there */
export async function getSwitchEffect(db: Db, { merchant, module, state }: EffectRequest): Promise<SwitchEffect> {
  const input = await read(db, merchant);
  if (input.tree !== null) requireNode(input.tree, module);
  return toSwitchEffect(input, module, state, editorRows);
}

/** How the trees of two merchants differ. @throws SwitchError when one of them is not there */
export async function diffMerchants(db: Db, merchant: string, other: string): Promise<readonly NodeDifference[]> {
  return diffTrees(await read(db, merchant), await read(db, other));
}
