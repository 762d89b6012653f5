import type { CodeKind } from "./affiliateCodeStore.ts";

const fields = {
  AFFILIATE: "affiliateCode",
  REFERRAL: "referralCode",
  CAMPAIGN: "affiliateCode",
} as const satisfies Record<CodeKind, string>;

/** The address that opens the registration with a code: at the code's own domain, otherwise where the caller is. */
export function toInvitationUrl(
  origin: string,
  { kind, code, domain }: { readonly kind: CodeKind; readonly code: string; readonly domain: string | null },
): string {
  const url = new URL("/register", origin);
  if (domain !== null) url.hostname = domain;
  url.searchParams.set(fields[kind], code);
  return url.href;
}
