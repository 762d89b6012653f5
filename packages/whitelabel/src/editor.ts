export { diffTrees, type NodeDifference } from "./diffTrees.ts";
export { type EditorInput, listNodeStates, type NodeReason, type NodeState } from "./nodeStates.ts";
export { type EditorRow, type SwitchEffect, toSwitchEffect } from "./switchEffect.ts";
