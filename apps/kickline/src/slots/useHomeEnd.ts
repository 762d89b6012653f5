import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths } from "@marquee/runtime";
import { HomeIcon } from "@marquee/ui-kit";

/** Home, in a supporter's words. */
export function useHomeEnd(): readonly MenuItem[] {
  const { t } = useLingui();
  return [{ id: "home", order: 0, group: "main", label: t`Home end`, icon: HomeIcon, to: paths.index }];
}
