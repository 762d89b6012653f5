import { useDesk } from "./DeskContext.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { useTimeText } from "../texts/useTimeText.ts";

/** A moment in a narrow column of a list, in the merchant's zone: to the minute, and to the second by its title. */
export function ShortTime({ at }: { readonly at: number }) {
  const { merchant } = useDesk();
  const [toShort, toTime] = [useShortTimeText(), useTimeText()];
  return (
    <time dateTime={new Date(at).toISOString()} title={toTime(at)}>
      {toShort(at, merchant.timeZone)}
    </time>
  );
}
