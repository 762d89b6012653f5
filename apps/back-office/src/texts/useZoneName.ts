import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useDesk } from "../frame/DeskContext.ts";
import { toZoneName } from "./toZoneName.ts";

/** The name of the one zone in which the desk writes every time, the merchant's: whole, and its offset alone. */
export function useZoneName(): { readonly zone: string; readonly offset: string } {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  // Its offset changes twice a year at most.
  const [now] = useState(Date.now);
  return toZoneName(merchant.timeZone, i18n.locale, now);
}
