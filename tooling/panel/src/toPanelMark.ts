import { type PanelBlock, type PanelData, panelId } from "./PanelData.ts";
import { toSessionNeeds } from "./toSessionNeeds.ts";

/** The panel's data and script, for the end of a page. `script` is a URL of the page's own origin, as its policy requires. */
export function toPanelMark(data: PanelData, script: string): string {
  const block: PanelBlock = { ...data, needs: toSessionNeeds() };
  return `<script type="application/json" id="${panelId}">${JSON.stringify(block).replaceAll("<", "\\u003c")}</script><script type="module" src="${script}"></script>`;
}
