import type { Browser, Page } from "@playwright/test";
import { openDeskAt } from "./desk.ts";
import { type BrandId, test } from "./site.ts";
import { openPlatform, toFirstPort } from "./startPlatform.ts";

/** A file's own platform: addresses at it, and its back office. */
interface OwnPlatform {
  readonly toSite: (path: string, brand?: BrandId) => string;
  readonly toDesk: (path: string, brand?: BrandId) => string;
  /** Has the payment provider's next callbacks go wrong, or none any more. */
  readonly setPaymentFaults: (...faults: readonly string[]) => Promise<void>;
  /** A page of the back office of somebody of the brand's merchant, such as its `owner`. */
  readonly openDesk: (browser: Browser, path: string, person?: string, brand?: BrandId) => Promise<Page>;
}

/**
 * Gives a file a platform of its own, where what its journeys do disturbs nobody else's; they run one after another.
 * @param usual the brand that is meant where none is named
 */
export function useOwnPlatform(usual: BrandId = "kickline"): OwnPlatform {
  let platform: Awaited<ReturnType<typeof openPlatform>>;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    const first = toFirstPort(test.info().workerIndex);
    platform = await test.step("set-up: platforms of their own", () => openPlatform([first, first + 50], {}));
  });
  test.afterAll(() => platform.close());
  const toDesk: OwnPlatform["toDesk"] = (path, brand = usual) =>
    `http://desk.localhost:${platform.port}/${brand.toUpperCase()}/${path}`;
  return {
    toSite: (path, brand = usual) => `http://${brand}.localhost:${platform.port}${path}`,
    openDesk: (browser, path, person = "owner", brand = usual) =>
      openDeskAt(browser, toDesk(path, brand), `${person}@${brand}.example`),
    toDesk,
    setPaymentFaults: async (...faults) => {
      const merchant: [string, string] = ["merchant", usual.toUpperCase()];
      const body = new URLSearchParams([merchant, ...faults.map((name): [string, string] => ["fault", name])]);
      const { ok, status } = await fetch(`${platform.payments}/faults`, { method: "POST", body });
      if (!ok) throw new Error(`the payment provider takes no fault: ${status}`);
    },
  };
}
