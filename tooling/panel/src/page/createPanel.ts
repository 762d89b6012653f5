import type { PanelBlock, SessionNeed } from "../PanelData.ts";
import type { PanelRow } from "./listRows.ts";
import { panelStyle } from "./panelStyle.ts";

/** The content of the panel. */
export type PanelView = { readonly rows: readonly PanelRow[]; readonly visitor: string };

const lackTexts: Readonly<Record<SessionNeed, string>> = {
  login: "its calls wait for a login",
  account: "its calls wait for an account that is no trial",
};

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(text, ...children);
  return element;
}

function toRow({ verdict, lacks }: PanelRow): HTMLTableRowElement {
  const id = create("th", verdict.id);
  id.scope = "row";
  const by = verdict.isOn ? (lacks === null ? "" : "session") : verdict.by;
  const why = verdict.isOn ? (lacks === null ? "" : lackTexts[lacks]) : verdict.why;
  const row = create("tr", "", id, create("td", verdict.isOn ? "on" : "off"), create("td", by), create("td", why));
  row.dataset["on"] = String(verdict.isOn);
  return row;
}

/** Creates the panel's elements: a button that opens it, a summary, a filter and a table. `onToggle` is called with the new state. */
export function createPanel({ brand, engine, layer }: PanelBlock, onToggle: (isOpen: boolean) => void) {
  const host = document.createElement("aside");
  host.ariaLabel = "Modules of this page";
  const shadow = host.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(panelStyle);
  shadow.adoptedStyleSheets = [style];

  const open = create("button", "Modules");
  open.className = "open";
  open.ariaKeyShortcuts = "Alt+M";
  const close = create("button", "Close");
  const filter = create("input");
  filter.type = "search";
  filter.placeholder = filter.ariaLabel = "Filter by modId, on, off or decider";
  const [visitor, age] = [create("dd"), create("dd")];
  const summary = create(
    "dl",
    "",
    ...(
      [
        ["Brand", create("dd", brand)],
        ["Engine", create("dd", engine)],
        ["Layer", create("dd", layer)],
        ["Session", visitor],
        ["Tree", age],
      ] as const
    ).flatMap(([name, value]) => [create("dt", name), value]),
  );
  const body = create("tbody");
  const head = create(
    "thead",
    "",
    create("tr", "", ...["Module", "Now", "Decided by", "Why"].map((name) => create("th", name))),
  );
  const list = create("div", "", create("table", "", head, body));
  list.className = "list";
  list.tabIndex = 0;
  const section = create("section", "", create("header", "", create("h2", "Modules"), close, summary, filter), list);
  shadow.append(open, section);

  const sift = (): void => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const row of body.rows)
      row.hidden = !words.every((word) => (row.textContent ?? "").toLowerCase().includes(word));
  };
  const toggle = (isOpen: boolean): void => {
    if (isOpen === host.hasAttribute("data-open")) return;
    host.toggleAttribute("data-open", isOpen);
    onToggle(isOpen);
    (isOpen ? filter : open).focus();
  };
  open.addEventListener("click", () => toggle(true));
  close.addEventListener("click", () => toggle(false));
  filter.addEventListener("input", sift);
  shadow.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") toggle(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey && event.code === "KeyM") toggle(!host.hasAttribute("data-open"));
  });

  const show = ({ rows, visitor: who }: PanelView): void => {
    visitor.textContent = who;
    body.replaceChildren(...rows.map(toRow));
    sift();
  };
  const showAge = (treeAge: string): void => {
    age.textContent = treeAge;
  };
  return { host, show, showAge };
}
