import { Trans } from "@lingui/react/macro";
import { type ButtonLook, Link } from "@marquee/ui-kit";
import { useIsOn } from "../access/GatesContext.ts";
import { paths } from "../routing/paths.ts";

type Props = {
  /** Makes it look like a button of that loudness. */
  readonly look?: ButtonLook;
  /** What is closed before the page opens. */
  readonly onLeave?: () => void;
};

/** The way to the form of who cannot log in (CS-04), which is there while the site is closed, too; nothing where it is off. */
export function WriteToUs({ look, onLeave }: Props) {
  if (!useIsOn("TICKET3")) return null;
  return (
    <Link href={paths.contact} look={look} onClick={onLeave}>
      <Trans>Write to us</Trans>
    </Link>
  );
}
