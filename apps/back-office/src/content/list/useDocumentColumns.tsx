import { useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@marquee/contract";
import type { DocumentLine } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, VisuallyHidden } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import type { ListColumn } from "../../list/RecordList.tsx";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { rowLink } from "../../work/useRowKeys.ts";
import { DocumentBadge } from "../DocumentBadge.tsx";
import { kindPaths } from "../kindPaths.ts";
import { toDocumentState } from "../toDocumentState.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";

const Codes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token("space.4")};
  s { text-decoration: line-through; }
`;

/** The site's languages: those that a document has, and those that are missing, struck through. */
function Languages({ present }: { readonly present: readonly string[] }) {
  const { t } = useLingui();
  const { first, others } = useSiteLanguages();
  const { names } = useLanguageNames();
  return (
    <Codes>
      {[first, ...others].map((code) => {
        const name = names[code];
        return present.includes(code) ? (
          <Badge key={code}>
            <span title={name} aria-hidden="true">
              {code}
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Badge>
        ) : (
          <Badge key={code} tone="muted">
            <s title={t`${name}: missing`} aria-hidden="true">
              {code}
            </s>
            <VisuallyHidden>{t`${name}: missing`}</VisuallyHidden>
          </Badge>
        );
      })}
    </Codes>
  );
}

/** How documents of a kind are listed. */
export function useDocumentColumns(
  kind: DocumentKind,
  categories: Readonly<Record<string, string>>,
): readonly ListColumn<DocumentLine>[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { slugs } = useDocumentTexts();
  const toTitle = ({ title, slug }: DocumentLine): string =>
    title !== "" ? title : slug === null ? t`Without a title` : slugs[slug];
  const toCategory = ({ categoryId }: DocumentLine): string =>
    categoryId === null ? "" : (categories[categoryId] ?? "");
  return [
    {
      key: "title",
      title: t`Title`,
      toCell: (line) => (
        <DeskLink to={`/${merchant}/${kindPaths[kind]}/${line.id}`} {...rowLink}>
          {toTitle(line)}
        </DeskLink>
      ),
      toText: toTitle,
    },
    ...(kind === "PAGE"
      ? [
          {
            key: "slug",
            title: t`Page`,
            toCell: ({ slug }: DocumentLine) => (slug === null ? "" : slugs[slug]),
            toText: ({ slug }: DocumentLine) => slug ?? "",
          },
        ]
      : []),
    ...(kind === "HELP" ? [{ key: "category", title: t`Category`, toCell: toCategory, toText: toCategory }] : []),
    {
      key: "languages",
      title: t`Languages`,
      toCell: ({ languages }) => <Languages present={languages} />,
      toText: ({ languages }) => languages.join(" "),
    },
    {
      key: "state",
      title: t`State`,
      toCell: (line) => <DocumentBadge document={line} />,
      toText: toDocumentState,
    },
    {
      key: "changed",
      title: t`Last change`,
      toCell: ({ updatedAt }) => <ShortTime at={updatedAt} />,
      toText: ({ updatedAt }) => new Date(updatedAt).toISOString(),
    },
    {
      key: "published",
      title: t`Published`,
      extra: true,
      toCell: ({ publishedAt }) => (publishedAt === null ? "–" : <ShortTime at={publishedAt} />),
      toText: ({ publishedAt }) => (publishedAt === null ? "" : new Date(publishedAt).toISOString()),
    },
  ];
}
