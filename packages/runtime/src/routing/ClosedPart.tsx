import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState, Link } from "@marquee/ui-kit";
import { paths } from "./paths.ts";

/** Covers a part whose module went off while it was open; the part stays mounted behind it (decision Q-41). */
export function ClosedPart() {
  const { t } = useLingui();
  const home = (
    <Link href={paths.index}>
      <Trans>Home</Trans>
    </Link>
  );
  return (
    <div role="status">
      <EmptyState picture="locked" title={t`This is closed at the moment`} action={home}>
        <Trans>When it opens again, it is here as you left it.</Trans>
      </EmptyState>
    </div>
  );
}
