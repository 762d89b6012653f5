import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@marquee/runtime";
import { EmptyState, Link } from "@marquee/ui-kit";

/** An unknown address, or one whose module is off (RT-28). */
export function NotFoundScreen() {
  const { t } = useLingui();
  const home = (
    <Link href={paths.index} look="primary">
      <Trans>Home</Trans>
    </Link>
  );
  return (
    <EmptyState picture="search" level={1} title={t`This page does not exist`} action={home}>
      <Trans>The address may be mistyped, or the page is no longer offered.</Trans>
    </EmptyState>
  );
}
