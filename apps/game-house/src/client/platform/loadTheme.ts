/** Waits until the page has a look's colours: those of the address may be another game's. One that does not come is done without. */
export async function loadTheme(page: Document, theme: string): Promise<void> {
  const path = page.querySelector<HTMLMetaElement>(`meta[name="theme-${theme}"]`)?.content;
  if (path === undefined || page.querySelector(`link[href="${path}"]`) !== null) return;
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const isThere = new Promise<void>((resolve) => {
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });
  page.head.append(link);
  await isThere;
}
