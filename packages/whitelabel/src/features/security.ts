import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `security`, and the modules that it is. */
export const security: Feature = {
  feature: "security",
  manifest: "securityFeature",
  first: null,
  root: "SECCEN3",
  place: 60,
  modules: [
    ...entry("security", "build", ["SECCEN3"], ["MEMCEN3"]),
    ...entry("security", "run", ["PASSWORD3", "PAYPASS3", "AVATAR3", "KYC3", "TFA3", "PASSKEY3"], ["SECCEN3"]),
  ],
};
