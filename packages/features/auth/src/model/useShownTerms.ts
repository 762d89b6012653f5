import { useGetContentPageQuery } from "@marquee/api-client";
import type { ContentPage, RegisterRequest } from "@marquee/contract";
import { useState } from "react";

/** What a registration says of the terms: the version that its page showed. */
export type ShownTerms = Pick<RegisterRequest, "termsVersion" | "termsLanguage">;

const request = { slug: "terms" } as const;

/**
 * The version of the merchant's terms that the form shows: the one that was on the site when it was opened, so that one that is published
 * meanwhile is not taken for read. Empty where staff have written none.
 */
export function useShownTerms(): ShownTerms {
  const { data } = useGetContentPageQuery(request);
  const [shown, setShown] = useState<ContentPage["page"]>();
  const page = data?.page;
  // The same version in another language is the one that is read now.
  if (page !== undefined && page !== shown && (shown === undefined || shown?.version === page?.version)) setShown(page);
  return shown == null ? {} : { termsVersion: shown.version, termsLanguage: shown.language };
}
