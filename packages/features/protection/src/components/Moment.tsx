import { useStatusQuery } from "@marquee/runtime";
import { DateTime } from "@marquee/ui-kit";

/** A time in milliseconds, by the merchant's clock. */
export function Moment({ at }: { readonly at: number }) {
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  return <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />;
}
