import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, useIsOn } from "@marquee/runtime";
import { VoucherIcon } from "@marquee/ui-kit";

/** The mall, between the games and the services. */
export function usePointsMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  return useIsOn("POINTMALL3")
    ? [{ id: "pointMall", order: 46, group: "main", label: t`Point mall`, icon: VoucherIcon, to: paths.pointMall }]
    : [];
}
