import { useLingui } from "@lingui/react/macro";
import { CategoryRail } from "@marquee/ui-kit";
import { useRail } from "../model/useRail.ts";

/** Home's rail of categories. */
export function CategoriesSection() {
  const { t } = useLingui();
  return <CategoryRail label={t`Game categories`} items={useRail()} />;
}
