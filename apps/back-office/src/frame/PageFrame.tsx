import { useLingui } from "@lingui/react/macro";
import { Heading, Skeleton } from "@marquee/ui-kit";
import { type ReactNode, Suspense, useEffect } from "react";
import { canOpen, type DeskPage } from "./DeskPage.ts";
import { useDesk } from "./DeskContext.ts";
import { NoPage } from "./NoPage.tsx";
import { Page } from "./Page.tsx";

/** A page with its title, for who may see it. */
export function PageFrame({ page, children }: { readonly page: DeskPage; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const { merchant, session } = useDesk();
  const title = i18n._(page.title);
  useEffect(() => {
    document.title = `${title} · ${merchant.name}`;
  }, [title, merchant.name]);
  if (!canOpen(page, session, merchant)) return <NoPage />;
  const wait = (
    <Page aria-busy="true">
      <Heading level={1} size="heading">
        {title}
      </Heading>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Page>
  );
  // Another merchant's page begins anew: nothing typed for one may go to another one.
  return (
    <Suspense key={merchant.code} fallback={wait}>
      {children}
    </Suspense>
  );
}
