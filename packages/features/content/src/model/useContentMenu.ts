import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, useIsOn } from "@marquee/runtime";
import { BlogIcon, HelpIcon, NewsIcon } from "@marquee/ui-kit";

/** The help centre (SM-13), news and the blog. */
export function useContentMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const [hasHelp, hasNews, hasBlog] = [useIsOn("HELP3"), useIsOn("NEWS3"), useIsOn("BLOG3")];
  const group = "service";
  return [
    ...(hasHelp
      ? [{ id: "help", order: 70, group, label: t`Help centre`, icon: HelpIcon, to: paths.help } as const]
      : []),
    ...(hasNews ? [{ id: "news", order: 62, group, label: t`News`, icon: NewsIcon, to: paths.news } as const] : []),
    ...(hasBlog ? [{ id: "blog", order: 64, group, label: t`Blog`, icon: BlogIcon, to: paths.blog } as const] : []),
  ];
}
