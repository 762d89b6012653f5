import { useStatusQuery } from "@marquee/runtime";
import { useUiKit } from "@marquee/ui-kit";

/** Writes a moment by the merchant's clock, by which contracts begin and end. */
export function useDay(): (at: number) => string {
  const { formatDateTime } = useUiKit();
  const timeZone = useStatusQuery().data?.info.settings.timeZone ?? "UTC";
  return (at) => formatDateTime(new Date(at).toISOString(), timeZone);
}
