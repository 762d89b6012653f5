import { gtagPattern } from "@marquee/contract";

const scriptAddress = "https://www.googletagmanager.com/gtag/js?id=";

type TrustedPolicy = { readonly createScriptURL: (address: string) => string };
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => TrustedPolicy;
};

/** What the analytics script reads of the page. */
type Page = typeof globalThis & {
  dataLayer?: unknown[];
  trustedTypes?: TrustedTypes;
  [disabled: `ga-disable-${string}`]: boolean;
};

/** An address of the script. @throws for any other one: the page's policy trusts nothing else */
function requireScript(address: string): string {
  if (!address.startsWith(scriptAddress) || !new RegExp(gtagPattern).test(address.slice(scriptAddress.length)))
    throw new Error("not the analytics script");
  return address;
}

/** Hands a command to the script, in the form that it reads: its arguments. */
function send(..._command: readonly unknown[]): void {
  const page: Page = globalThis;
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

let policy: TrustedPolicy | undefined;

/** Loads the script once, for a visitor who has agreed. Nothing about advertising is allowed, and no address with its query is told. */
function load(id: string): void {
  const page: Page = globalThis;
  page[`ga-disable-${id}`] = false;
  const address = `${scriptAddress}${id}`;
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  send("consent", "default", { ...denied, analytics_storage: "granted" });
  send("js", new Date());
  send("config", id, { send_page_view: false, page_referrer: "", page_location: globalThis.location.origin });
  policy ??= page.trustedTypes?.createPolicy("analytics", { createScriptURL: requireScript });
  const script = document.createElement("script");
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? requireScript(address);
  document.head.append(script);
}

/** Counts a visit of a page by its path alone: a query may hold what logs somebody in. */
export function countVisit(id: string, path: string): void {
  if (!new RegExp(gtagPattern).test(id)) return;
  load(id);
  send("event", "page_view", { page_location: `${globalThis.location.origin}${path}`, page_title: document.title });
}

/** Stops the counting for a visitor who has changed his mind, and takes its cookies away. */
export function stopCounting(id: string): void {
  const page: Page = globalThis;
  page[`ga-disable-${id}`] = true;
  const names = document.cookie.split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "");
  for (const name of names.filter((each) => /^_ga(_|$)/.test(each))) {
    const parts = globalThis.location.hostname.split(".");
    const domains = parts.map((_, index) => parts.slice(index).join("."));
    for (const domain of ["", ...domains.map((each) => `; domain=${each}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
