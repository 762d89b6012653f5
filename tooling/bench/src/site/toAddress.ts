/** The same path of another host of the platform at `url`. */
export function toAddress(url: string, host: string, path: string): string {
  const address = new URL(path, url);
  address.hostname = host;
  return address.href;
}
