import { type PageAddress, toPages } from "../system/pageAddress.ts";
import { socialProviders, toSocialPath } from "./socialProviders.ts";

/** The addresses that show pages of domain `auth`. */
export const authPages: readonly PageAddress[] = [
  ...toPages("LOGIN3", ["/login", "/confirm-contact"]),
  ...toPages("SOCLOGIN3", socialProviders.map(toSocialPath)),
  ...toPages("FORGMAIL3", ["/reset-password"]),
];
