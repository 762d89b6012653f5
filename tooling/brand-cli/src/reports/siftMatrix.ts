/**
 * Filters the matrix in the page. Its source text is embedded there, so it must not refer to other modules. Without
 * scripts the page shows the whole table.
 */
export function siftMatrix(): void {
  const form = document.querySelector("form");
  const count = document.querySelector("output");
  const rows = [...document.querySelectorAll<HTMLTableRowElement>("tbody tr[data-path]")];
  if (form === null || count === null) return;
  const sift = (): void => {
    const given = new FormData(form);
    const read = (name: string): string => String(given.get(name) ?? "");
    const words = read("text").toLowerCase().split(/\s+/);
    const [module, owner, state] = [read("module"), read("owner"), read("state")];
    for (const row of rows) {
      const states = [...row.querySelectorAll<HTMLElement>("td[data-state]")].map(
        (cell) => cell.dataset["state"] ?? "",
      );
      const { path = "", owner: own } = row.dataset;
      const isNamed =
        words.every((word) => (row.textContent ?? "").toLowerCase().includes(word)) &&
        (module === "" || path.split(" ").includes(module));
      const isChosen = (owner === "" || owner === own) && (state === "" || states.includes(state));
      row.hidden = !isNamed || !isChosen || (given.has("differences") && new Set(states).size < 2);
    }
    count.textContent = `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length} modules`;
  };
  form.hidden = false;
  form.addEventListener("input", sift);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The form's fields are cleared only after the event.
  form.addEventListener("reset", () => setTimeout(sift));
  sift();
}
