import { useLingui } from "@lingui/react/macro";
import { foldText } from "@marquee/contract";
import type { Command } from "../frame/DeskModule.ts";
import { canOpen, toKeys } from "../frame/DeskPage.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { deskPages } from "../pages.ts";

/** Where the caller may go, of which these letters are a part. */
export function useCommands(text: string): readonly Command[] {
  const { t, i18n } = useLingui();
  const { session, merchant } = useDesk();
  const wanted = foldText(text.trim());
  const pages = deskPages
    .filter((page) => !page.hidden && canOpen(page, session, merchant))
    .map((page) => ({
      path: `/${merchant.code}/${page.path}`,
      title: i18n._(page.title),
      hint: toKeys(page),
    }));
  const merchants = session.merchants
    .filter(({ code }) => code !== merchant.code)
    .map(({ code, name }) => ({ path: `/${code}`, title: name, hint: t`Merchant` }));
  const all = [...pages, { path: "/account", title: t`Your account`, hint: "g ," }, ...merchants];
  return all.filter(({ title }) => foldText(title).includes(wanted)).slice(0, 30);
}
