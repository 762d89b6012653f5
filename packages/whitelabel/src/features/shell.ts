import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `shell`, and the modules that it is. */
export const shell: Feature = {
  feature: "shell",
  manifest: "shellFeature",
  first: "shellFirst",
  root: "CORE3",
  place: 10,
  modules: [
    ...entry("shell", "build", ["ROOT3", "CORE3"]),
    ...entry("shell", "run", ["BANNER3", "THEME3", "LANG3", "SOCIAL3", "CSERV3"]),
    ...entry("shell", "run", ["DOWNLOAD3"]),
    ...entry("shell", "run", ["FOOTAFF3"]),
    ...entry("shell", "run", ["WHYAFF3"], ["FOOTAFF3"], { first: "off" }),
    ...entry("shell", "run", ["ANDAPP3", "IOSAPP3", "LITEAPP3"], ["DOWNLOAD3"]),
    ...entry("shell", "run", ["HOMEGUARD3", "SEAMBARS3"], [], { first: "off" }),
    ...entry("shell", "run", ["MEMCEN3"], ["LOGIN3"]),
  ],
};
