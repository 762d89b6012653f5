import { useLingui } from "@lingui/react/macro";
import { getTheme, type MenuItem, setTheme, useBrand } from "@marquee/runtime";
import { LightIcon } from "@marquee/ui-kit";

/** The theme switch as a menu entry; it changes custom properties without re-rendering. */
export function useThemeEntry(): readonly MenuItem[] {
  const { t } = useLingui();
  if (useBrand().themes.enabled.length < 2) return [];
  const onPress = (): void => setTheme(getTheme() === "dark" ? "light" : "dark");
  return [{ id: "theme", order: 0, group: "service", label: t`Change theme`, icon: LightIcon, onPress }];
}
