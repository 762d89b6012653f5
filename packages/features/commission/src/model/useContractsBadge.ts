import { useLingui } from "@lingui/react/macro";
import type { PanelBadge } from "@marquee/runtime";
import { isAsked, useContractFlags } from "./useContractFlags.ts";

/** A mark at the contracts while one of them waits for the agent's answer. */
export function useContractsBadge(): PanelBadge | null {
  const { t } = useLingui();
  const flags = useContractFlags();
  return flags !== undefined && isAsked(flags) ? { label: t`waits for your answer` } : null;
}
