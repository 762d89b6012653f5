import { toCamel } from "./names.ts";
import type { Draft } from "./openDraft.ts";

const contract = "packages/contract/src";

/**
 * Adds an address to the pages of the feature's domain, or of `system` for a feature without one; the gateway answers any other address
 * with 404.
 */
export function addPage(
  draft: Draft,
  { feature, moduleId }: { feature: string; moduleId: string },
  path: string,
): void {
  const domain = draft.has(`${contract}/${feature}/endpoints.ts`) ? feature : "system";
  const file = `${contract}/${domain}/pages.ts`;
  const pages = `  ...toPages(${JSON.stringify(moduleId)}, [${JSON.stringify(path)}]),\n];`;
  if (draft.has(file)) draft.edit(file, (text) => text.replace(/\n\];/, () => `\n${pages}`));
  else
    draft.add(
      file,
      `import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain \`${domain}\`. */
export const ${toCamel(domain)}Pages: readonly PageAddress[] = [
${pages}
`,
    );
}
