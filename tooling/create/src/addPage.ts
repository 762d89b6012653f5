import type { Draft } from "./openDraft.ts";

/** Names an address in the contract's list of pages: the gateway answers any other with 404. */
export const addPage = (draft: Draft, moduleId: string, path: string): void =>
  draft.edit("packages/contract/src/system/pages.ts", (text) =>
    text.replace(/\n\];/, `\n  ...toPages(${JSON.stringify(moduleId)}, [${JSON.stringify(path)}]),\n];`),
  );
