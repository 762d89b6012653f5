import type { SystemStatus } from "@marquee/contract";

/** A whole answer of the status call. */
export const status: SystemStatus = {
  maintenance: { from: 1, to: 2, message: "soon" },
  regionRestriction: false,
  location: { ip: "203.0.113.7", country: "VN", countryName: "Viet Nam" },
  info: {
    whitelabel: {
      modId: "ROOT3",
      enabled: "1",
      childrenNodes: [{ modId: "LOBBY3", enabled: "1", labelNameEn: "Lobby", value: "x", childrenNodes: [] }],
    },
    register: {
      fields: {
        username: {
          enabled: "1",
          required: "1",
          acceptedPattern: "*",
          patternId: 1,
          minLength: 4,
          maxLength: 16,
          type: "TEXT",
        },
      },
    },
    analytics: { gtagId: "" },
    imageCDNs: ["https://img1.example"],
    launchGameCDNs: [],
    publicKey: { kid: "k", jwk: { kty: "EC", crv: "P-256", x: "x", y: "y" } },
    settings: {
      ageMin: 18,
      languages: ["EN", "VI"],
      defaultLanguage: "EN",
      lotteryType: "SEA",
      currency: "VND",
      currencySymbol: "₫",
      currencies: [{ currency: "VND", currencySymbol: "₫" }],
      paymentTypes: [],
      timeZone: "Asia/Ho_Chi_Minh",
      jurisdiction: "SEA",
      merchantCode: "DEMO",
      splitLogin: false,
      sessionIdleMinutes: 30,
    },
  },
  mobileTemplate: { favicon: "" },
  theme: { default: "dark", enabled: ["dark", "light"] },
};
