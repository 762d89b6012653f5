import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `auth`, and the modules that it is. */
export const auth: Feature = {
  feature: "auth",
  manifest: "authFeature",
  first: "authFirst",
  root: "LOGIN3",
  place: 20,
  modules: [
    ...entry("auth", "build", ["LOGIN3"]),
    ...entry("auth", "run", ["SIGNUP3", "DIRECTREG3", "USERNAMEREG3", "REGAGE3", "FREEPLAY3", "IMGCODE3", "REMEMBER3"]),
    ...entry("auth", "run", ["SMSCODE3", "NEWIP3"], [], { first: "off" }),
    ...entry("auth", "run", ["MOBILEVERCODELOGIN3"], ["SMSCODE3"], { first: "off" }),
    ...entry("auth", "run", ["MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "REGFIRE3"], [], { first: "off" }),
    ...entry("auth", "run", ["REGAFF3", "REGREF3", "GEETEST3"], [], {
      first: "off",
    }),
    ...entry("auth", "run", ["SOCLOGIN3", "SLGOOGLE3", "SLFACEBOOK3", "SLTELEGRAM3", "SLZALO3", "SLLINE3"], [], {
      first: "off",
    }),
    ...entry("auth", "run", ["FORGMAIL3", "PWDEXPFORCECHANGE3"], ["PASSWORD3"]),
    ...entry("auth", "run", ["CHNGPASSVERIF3"], ["PASSWORD3", "SMSCODE3"], { first: "off" }),
  ],
};
