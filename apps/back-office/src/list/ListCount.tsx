import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { mostCounted } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import { useState } from "react";
import type { ListAddress } from "./useListAddress.ts";

/** How many lines a list has with its filters; the gateway says it with the first page. */
export function ListCount({
  count,
  address,
}: {
  readonly count: number | null | undefined;
  readonly address: ListAddress;
}) {
  const { i18n } = useLingui();
  const key = JSON.stringify(address.filters);
  const [told, setTold] = useState<{ readonly key: string; readonly count: number }>();
  if (typeof count === "number" && (told?.key !== key || told.count !== count)) setTold({ key, count });
  if (told?.key !== key) return null;
  const most = i18n.number(mostCounted);
  return (
    <Text size="small" tone="muted" role="status">
      {told.count > mostCounted ? (
        <Trans>More than {most}</Trans>
      ) : (
        <Plural value={told.count} one="# in all" other="# in all" />
      )}
    </Text>
  );
}
