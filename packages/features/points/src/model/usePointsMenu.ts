import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, useIsOn } from "@marquee/runtime";
import { VoucherIcon } from "@marquee/ui-kit";

/** The mall, after the promotions. */
export function usePointsMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  return useIsOn("POINTMALL3")
    ? [{ id: "pointMall", order: 47, group: "service", label: t`Point mall`, icon: VoucherIcon, to: paths.pointMall }]
    : [];
}
