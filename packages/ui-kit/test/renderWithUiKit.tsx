import type { ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";
import { BaseStyles } from "../src/components/BaseStyles/BaseStyles.tsx";
import { UiKitProvider, type UiKitSettings } from "../src/components/UiKitProvider/UiKitProvider.tsx";
import { englishSettings } from "../src/testing/englishSettings.ts";

/** Renders in a real browser under a provider and the ground styles, as an app does. */
export function renderWithUiKit(element: ReactElement, settings: UiKitSettings = englishSettings) {
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <UiKitProvider settings={settings}>
      <BaseStyles />
      {children}
    </UiKitProvider>
  );
  return render(element, { wrapper });
}
