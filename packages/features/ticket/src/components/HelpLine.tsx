import { Trans } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { Link, Text } from "@marquee/ui-kit";

/** Who helps players, beside what they write to us; nothing where the brand names nobody. */
export function HelpLine() {
  const help = useBrand().licence?.help;
  if (help === undefined) return null;
  return (
    <Text size="label" tone="muted">
      <Trans>
        Help with gambling:{" "}
        <Link href={help.url} target="_blank" rel="noreferrer">
          {help.name}
        </Link>
      </Trans>
    </Text>
  );
}
