import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorState } from "@marquee/ui-kit";
import { Page } from "./Page.tsx";

/** A page that failed; the menu stays. */
export function PageFault() {
  const { t } = useLingui();
  return (
    <Page>
      <ErrorState title={t`This page failed`} onRetry={() => location.reload()}>
        <Trans>Nothing that was saved is lost. Load the page again.</Trans>
      </ErrorState>
    </Page>
  );
}
