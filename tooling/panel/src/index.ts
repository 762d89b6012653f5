export { buildPanel, panelSource } from "./buildPanel.ts";
export type { PanelData } from "./PanelData.ts";
export { toPanelMark } from "./toPanelMark.ts";
