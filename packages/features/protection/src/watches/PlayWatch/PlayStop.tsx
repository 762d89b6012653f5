import { Trans, useLingui } from "@lingui/react/macro";
import type { Play } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { paths } from "@marquee/runtime";
import { EmptyState, Link } from "@marquee/ui-kit";
import { Moment } from "../../components/Moment.tsx";

type Stop = NonNullable<Play["stop"]>;

/** Stands where the game was: why it is closed, until when, and where there is help. */
export function PlayStop({ code, until }: Stop) {
  const { i18n } = useLingui();
  return (
    <EmptyState picture="locked" title={toErrorText(i18n, code)}>
      {until !== null && (
        <Trans>
          You can play again from <Moment at={until} />.
        </Trans>
      )}{" "}
      <Trans>
        Your last round is settled, and what it wins is paid. <Link href={paths.saferPlay}>Advice and free help</Link>
      </Trans>
    </EmptyState>
  );
}
