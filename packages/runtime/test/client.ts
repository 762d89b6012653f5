import type { ClientContext } from "@marquee/api-client";

/** What a store of a test gives to calls: nobody is logged in, and nothing is encrypted. */
export const client: ClientContext = {
  merchantCode: "DEMO",
  platform: "html5-desktop",
  device: "test",
  getToken: () => null,
  getLanguage: () => "EN",
  getPublicKey: () => Promise.resolve(null),
  setPublicKey: () => undefined,
  onRefusal: () => undefined,
  onSessionEnd: () => undefined,
};
