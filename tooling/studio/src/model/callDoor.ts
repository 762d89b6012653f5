import { isRecord } from "@marquee/design-tokens/dtcg";
import type { BrandAnswer, BrandsAnswer } from "../door/readBrands.ts";
import type { Fault } from "../door/Refusal.ts";
import { doorPath, tokenHeader } from "../signals.ts";
import { parseBrand, parseBrands, parseFaults } from "./parseAnswer.ts";
import type { Draft } from "./history.ts";
import { toPatches } from "./toPatches.ts";

/** The result of a save. */
type Saved = { readonly brand: BrandAnswer; readonly files: readonly string[] } | { readonly faults: readonly Fault[] };

/** The panel's connection to Storybook's server. */
export interface Door {
  readonly listBrands: () => Promise<BrandsAnswer>;
  readonly save: (brand: string, draft: Draft) => Promise<Saved>;
}

const toFault = (found: string): Fault => ({
  file: "(request)",
  key: "server",
  found,
  expected:
    "an answer of the workshop's server; start `pnpm storybook` again, reload this page, and the edits are here",
});

/** Connects with this run's token. A server that does not answer is returned as a fault, never thrown. */
export function openDoor(address: string, token: string): Door {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    try {
      const response = await fetch(`${address}${doorPath}/${path}`, {
        ...init,
        headers: { ...init.headers, [tokenHeader]: token },
      });
      return await response.json();
    } catch (error) {
      return { faults: [toFault(error instanceof Error ? error.message : String(error))] };
    }
  };
  return {
    listBrands: async () => parseBrands(await call("brands")),
    save: async (id, draft) => {
      const answer = await call("patches", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ brand: id, patches: toPatches(draft) }),
      });
      const brand = isRecord(answer) ? parseBrand(answer["brand"]) : undefined;
      const faults = parseFaults(answer);
      if (!brand) return { faults: faults.length > 0 ? faults : [toFault("an answer that this page does not know")] };
      const changes = isRecord(answer) && Array.isArray(answer["changes"]) ? answer["changes"] : [];
      return {
        brand,
        files: [
          ...new Set(
            changes.flatMap((change) =>
              isRecord(change) && typeof change["file"] === "string" ? [change["file"]] : [],
            ),
          ),
        ],
      };
    },
  };
}
