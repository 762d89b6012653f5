import Bowser from "bowser";

/** The browser and operating system that a User-Agent header names; empty texts for what it does not say. */
export function toDevice(userAgent: string | null): { readonly browser: string; readonly system: string } {
  if (userAgent === null || userAgent.trim() === "") return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? "", system: os.name ?? "" };
}
