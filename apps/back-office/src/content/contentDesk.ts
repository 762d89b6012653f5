import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DocumentKind } from "@marquee/contract";
import {
  BookOpenIcon,
  CircleQuestionMarkIcon,
  ImageIcon,
  LayoutTemplateIcon,
  type LucideIcon,
  MegaphoneIcon,
  NewspaperIcon,
  PenLineIcon,
  UsersRoundIcon,
} from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import type { DeskPage } from "../frame/DeskPage.ts";
import { kindPaths } from "./kindPaths.ts";

/** The list of a kind of documents, and the editor of one of them. */
function toPages(kind: DocumentKind, title: MessageDescriptor, icon: LucideIcon, letter: string): readonly DeskPage[] {
  const page = { title, icon, group: "site", permission: "content.read" } as const;
  return [
    {
      ...page,
      path: kindPaths[kind],
      letter,
      load: () => import("./list/DocumentsPage.tsx").then(({ documentsPages }) => ({ Page: documentsPages[kind] })),
    },
    {
      ...page,
      path: `${kindPaths[kind]}/:id`,
      hidden: true,
      load: () => import("./editor/DocumentPage.tsx").then(({ documentPages }) => ({ Page: documentPages[kind] })),
    },
  ];
}

/** The help centre, fixed pages, news, the blog, banners, announcements, segments and pages of promotions. */
export const contentDesk: DeskModule = {
  domain: "content",
  place: 48,
  pages: [
    ...toPages("HELP", msg`Help centre`, CircleQuestionMarkIcon, "h"),
    {
      path: "help-categories",
      title: msg`Help categories`,
      icon: CircleQuestionMarkIcon,
      group: "site",
      permission: "content.read",
      hidden: true,
      load: () => import("./categories/CategoriesPage.tsx").then(({ CategoriesPage }) => ({ Page: CategoriesPage })),
    },
    ...toPages("PAGE", msg`Pages`, BookOpenIcon, "e"),
    ...toPages("NEWS", msg`News`, NewspaperIcon, "n"),
    ...toPages("BLOG", msg`Blog`, PenLineIcon, "o"),
    {
      path: "banners",
      title: msg`Banners`,
      icon: ImageIcon,
      group: "site",
      permission: "content.read",
      letter: "b",
      load: () => import("./banners/BannersPage.tsx").then(({ BannersPage }) => ({ Page: BannersPage })),
    },
    {
      path: "announcements",
      title: msg`Announcements`,
      icon: MegaphoneIcon,
      group: "site",
      permission: "content.read",
      letter: "a",
      load: () =>
        import("./announcements/AnnouncementsPage.tsx").then(({ AnnouncementsPage }) => ({ Page: AnnouncementsPage })),
    },
    {
      path: "segments",
      title: msg`Segments`,
      icon: UsersRoundIcon,
      group: "site",
      permission: "content.read",
      letter: "u",
      load: () => import("./segments/SegmentsPage.tsx").then(({ SegmentsPage }) => ({ Page: SegmentsPage })),
    },
    {
      path: "promotion-pages",
      title: msg`Pages of promotions`,
      icon: LayoutTemplateIcon,
      group: "site",
      permission: "promotions.read",
      letter: "m",
      load: () =>
        import("./promotion-pages/PromotionPagesPage.tsx").then(({ PromotionPagesPage }) => ({
          Page: PromotionPagesPage,
        })),
    },
  ],
};
