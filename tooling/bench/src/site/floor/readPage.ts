/** What the floor page shows: the pictures and names of the home that it is measured against. */
export type FloorData = {
  readonly hero: string;
  readonly cards: readonly { readonly name: string; readonly image: string }[];
};

/** Reads the page's own data; nothing is asked of a server. */
export function readPage(): FloorData {
  return JSON.parse(document.getElementById("floor-data")?.textContent ?? "");
}
