import type { Draft } from "./openDraft.ts";

/** Adds an address to the contract's list of pages; the gateway answers any other address with 404. */
export const addPage = (draft: Draft, moduleId: string, path: string): void =>
  draft.edit("packages/contract/src/system/pages.ts", (text) =>
    text.replace(/\n\];/, `\n  ...toPages(${JSON.stringify(moduleId)}, [${JSON.stringify(path)}]),\n];`),
  );
