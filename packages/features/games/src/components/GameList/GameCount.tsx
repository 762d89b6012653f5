import { Plural } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";

/** How many games were found, read out when it changes; nothing while it is not known. */
export function GameCount({ total }: { readonly total: number | undefined }) {
  return (
    <Text size="small" tone="muted" role="status">
      {total !== undefined && <Plural value={total} one="# game" other="# games" />}
    </Text>
  );
}
