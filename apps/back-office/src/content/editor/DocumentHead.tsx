import type { DocumentKind } from "@marquee/contract";
import type { DocumentSheet } from "@marquee/contract/staff";
import { Heading, Text } from "@marquee/ui-kit";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { PageHead } from "../../frame/Page.tsx";
import { DocumentBadge } from "../DocumentBadge.tsx";
import { kindPaths } from "../kindPaths.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";

/** The title of a document's page, its state, and the way back to the list. */
export function DocumentHead({
  kind,
  sheet,
}: {
  readonly kind: DocumentKind;
  readonly sheet: DocumentSheet | undefined;
}) {
  const merchant = useMerchantCode();
  const { kinds, slugs } = useDocumentTexts();
  const { first } = useSiteLanguages();
  const title = sheet && (sheet.texts[first] ?? Object.values(sheet.texts)[0])?.title;
  return (
    <>
      <Text size="small">
        <DeskLink to={`/${merchant}/${kindPaths[kind]}`}>{kinds[kind].list}</DeskLink>
      </Text>
      <PageHead>
        <Heading level={1} size="heading">
          {title ?? (sheet?.slug ? slugs[sheet.slug] : kinds[kind].add)}
        </Heading>
        {sheet && <DocumentBadge document={sheet} />}
      </PageHead>
    </>
  );
}
