import { I18nProvider } from "@lingui/react";
import type { Permission, StaffMerchant, StaffSession } from "@marquee/contract/staff";
import { permissions } from "@marquee/contract/staff";
import type { Decorator } from "@storybook/react-vite";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { DeskContext } from "../frame/DeskContext.ts";
import { UiKit } from "../frame/UiKit.tsx";
import { createStore } from "../store.ts";
import { activateLanguage, i18n } from "../texts/loadTexts.ts";

const all: readonly Permission[] = permissions;

const merchant: StaffMerchant = {
  code: "AURELUNE",
  name: "Aurelune",
  host: "aurelune.example",
  currency: "VND",
  currencies: ["VND", "USD"],
  timeZone: "Asia/Ho_Chi_Minh",
  permissions: [...all],
};
const session: StaffSession = {
  id: "01900000-0000-7000-8000-000000000001",
  email: "owner@aurelune.example",
  name: "Owner",
  grants: [{ merchant: "AURELUNE", role: "OWNER" }],
  merchants: [merchant],
  permissions: [...all],
  pending: null,
  secondFactor: true,
  recoveryCodesLeft: 8,
  expiresAt: 1_800_000_000_000,
  idleSeconds: 1_800,
};
const desk = { session, merchant };

/** Texts are there before a story is drawn; `loaders` of a story's meta names it. */
export const loadTexts = async (): Promise<object> => {
  await activateLanguage("en");
  return {};
};

/** Draws a story as a part of a page of the back office: somebody who may do everything, at one merchant. */
export const withDesk: Decorator = (Story) => {
  const router = createMemoryRouter([{ path: "*", element: <Story /> }]);
  return (
    <Provider store={createStore()}>
      <I18nProvider i18n={i18n}>
        <UiKit>
          <DeskContext value={desk}>
            <RouterProvider router={router} />
          </DeskContext>
        </UiKit>
      </I18nProvider>
    </Provider>
  );
};
