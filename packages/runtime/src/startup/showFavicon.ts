/** Shows a picture on the browser's tab (SH-22). The page's own kind is taken away: another picture may be of another. */
export function showFavicon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || link.getAttribute("href") === address) return;
  link.removeAttribute("type");
  link.setAttribute("href", address);
}
