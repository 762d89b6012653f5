import { accountKinds, isTrial, type WhitelabelNode } from "@marquee/contract";
import { type PanelBlock, panelId } from "../PanelData.ts";
import { createPanel } from "./createPanel.ts";
import { listRows, type Visitor } from "./listRows.ts";
import { readTree } from "./readTree.ts";

/** How often the tree is fetched while the panel is open, and how often its age is updated, in milliseconds. */
const asking = 5_000;
const writing = 1_000;

function readVisitor(): Visitor {
  const kept = sessionStorage.getItem("isAgent") ?? localStorage.getItem("isAgent");
  const kind = accountKinds.find((each) => String(each) === kept);
  if (kind === undefined) return "guest";
  return isTrial(kind) ? "trial" : "member";
}

const isBlock = (data: unknown): data is PanelBlock =>
  typeof data === "object" && data !== null && "modules" in data && "needs" in data;

function start(block: PanelBlock): void {
  let tree: WhitelabelNode | null = null;
  let came = 0;
  let clocks: ReturnType<typeof setInterval>[] = [];
  const write = (): void =>
    panel.showAge(tree === null ? "none came: careful defaults" : `${Math.round((Date.now() - came) / 1000)} s old`);
  const ask = async (): Promise<void> => {
    const next = await readTree(block.merchantCode);
    // Without an answer the last tree stays in use, and its displayed age grows.
    if (next !== null) [tree, came] = [next, Date.now()];
    const visitor = readVisitor();
    panel.show({ rows: listRows(block, tree, visitor), visitor });
    write();
  };
  const panel = createPanel(block, (isOpen) => {
    for (const clock of clocks) clearInterval(clock);
    clocks = isOpen ? [setInterval(() => void ask(), asking), setInterval(write, writing)] : [];
    if (isOpen) void ask();
  });
  document.body.append(panel.host);
}

const data: unknown = JSON.parse(document.getElementById(panelId)?.textContent ?? "null");
if (isBlock(data)) start(data);
