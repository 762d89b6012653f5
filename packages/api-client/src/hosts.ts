const picked = new Map<string, string>();

/** One host of a server list, picked at random and kept for the page (SH-19, SH-20); an empty list is this site. */
export function pickHost(hosts: readonly string[]): string {
  const key = hosts.join(" ");
  const known = picked.get(key);
  if (known !== undefined) return known;
  const host = hosts[Math.floor(Math.random() * hosts.length)] ?? "";
  picked.set(key, host);
  return host;
}

/** Keeps a host for the page that its HTML has already used. A host that is not of the list is not kept. */
export function keepHost(hosts: readonly string[], host: string): void {
  if (hosts.includes(host)) picked.set(hosts.join(" "), host);
}

/** The address of a picture: a path goes to the picked image host, a whole address stays as it is. */
export function toImageUrl(path: string, imageHosts: readonly string[]): string {
  return path.startsWith("/") ? `${pickHost(imageHosts)}${path}` : path;
}
