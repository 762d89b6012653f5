import { getAvailablePromo, getBalance, getStatus, getUnreadCount, listAnnouncements } from "@marquee/contract";
import {
  endSession,
  toPublicSelectors,
  useApp,
  useAppDispatch,
  useAppSelector,
  usePublicState,
} from "@marquee/runtime";
import { answer, type StorySetting } from "@marquee/testing";
import { VisuallyHidden } from "@marquee/ui-kit";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

/** Writes what is known now; values that are not known have no entry. */
function Reader() {
  const dispatch = useAppDispatch();
  const { features, settings } = useApp();
  const symbol = usePublicState("currencySymbol");
  const known = useAppSelector((state) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(toPublicSelectors(features)).map(([name, select]) => [
          name,
          select(state, settings.merchantCode),
        ]),
      ),
    ),
  );
  return (
    <>
      <VisuallyHidden>
        <output aria-label={`State in ${symbol}`}>{known}</output>
      </VisuallyHidden>
      <button onClick={() => dispatch(endSession())}>Leave</button>
    </>
  );
}

const own = toSetting();
const setting: StorySetting = {
  ...own,
  engine: {
    ...own.engine,
    features: [
      ...own.engine.features,
      { id: "reader", headerActions: [{ id: "reader", order: 1, moduleId: "CORE3", Action: Reader }] },
    ],
  },
};

const readAll = (): Readonly<Record<string, unknown>> =>
  JSON.parse(page.getByRole("status", { name: "State in ₫" }).element().textContent);

const banner = { bannerId: "b1", url: "/b1.webp", groupName: "/", title: "Harbour nights" };
const notice = {
  id: "n1",
  title: "Maintenance",
  content: "<p>At night.</p>",
  timestamp: 1,
  type: "PL",
  level: 1,
} as const;

it("EN-25: the public state is what the answers in the client's cache say, follows the next ones, and is gone after a logout", async () => {
  const customerService = {
    csType: "NORMAL" as const,
    version: { pathList: [{ type: "3", name: "Chat", path: "cipher" }] },
  };
  let balance = "12.50";
  const answers = [
    changedAnswer(getStatus, ({ info, mobileTemplate }) => ({
      info: { ...info, customerService },
      mobileTemplate: { ...mobileTemplate, favicon: "/favicons/demo.svg" },
    })),
    changedAnswer(listAnnouncements, { banners: [banner], player: [notice] }),
    changedAnswer(getBalance, () => ({ sumBalance: balance })),
    answer(getUnreadCount, () => ({ count: 3 })),
    answer(getAvailablePromo, () => ({ availablePromo: { REFERRAL: true }, availablePromoCount: 2 })),
  ];
  // The notices are asked for by their list, and the promotions by the centre's menu.
  const modal = { name: "announcementModal" };
  await openScreen({ setting, path: "/member/messageV2", visitor: "member", answers, modal });
  const system = { currencySymbol: "₫", customerService, favicon: "/favicons/demo.svg" };
  await expect.poll(readAll, patience).toEqual({
    ...system,
    banners: [banner],
    notice: [notice],
    balance: "12.50",
    unreadMessage: 3,
    availablePromo: { REFERRAL: true },
    availablePromoCount: 2,
  });
  balance = "13.00";
  // Toasts of other screens have such a button, too.
  await page.getByRole("dialog").last().getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Member centre" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Refresh the balance" }).first().click();
  await expect.poll(readAll).toMatchObject({ balance: "13.00" });
  await page.getByRole("button", { name: "Leave" }).click();
  // The bell asks for the guests' notices.
  await expect.poll(readAll).toEqual({ ...system, banners: [banner], notice: [notice] });
});
