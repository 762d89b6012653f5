import { Trans } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { Link, Text } from "@marquee/ui-kit";

/** Under which licence the site is run, who watches over it, and who helps players (FT-10); nothing where the brand names no licence. */
export function Licence() {
  const { licence } = useBrand();
  if (licence === undefined) return null;
  const { holder, number, regulator, help } = licence;
  return (
    <Text size="caption" tone="muted">
      <Trans>
        Run by {holder} under licence {number} of{" "}
        <Link href={regulator.url} target="_blank" rel="noreferrer">
          {regulator.name}
        </Link>
        . Help with gambling:{" "}
        <Link href={help.url} target="_blank" rel="noreferrer">
          {help.name}
        </Link>
        .
      </Trans>
    </Text>
  );
}
