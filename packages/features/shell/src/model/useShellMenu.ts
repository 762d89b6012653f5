import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths } from "@marquee/runtime";
import { HomeIcon } from "@marquee/ui-kit";

/** Home (SM-01). */
export function useShellMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  return [{ id: "home", order: 0, group: "main", label: t`Home`, icon: HomeIcon, to: paths.index }];
}
