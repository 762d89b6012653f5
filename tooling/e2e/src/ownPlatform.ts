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
 * Gives a file a platform of its own, where what its journeys do disturbs nobody else's; they run one after another. What goes to the
 * platform of all journeys elsewhere (`toUrl`, `operate`, `openDesk`) goes to this one here.
 * @param usual the brand that is meant where none is named
 * @param listSettings settings of its servers, by the port of its sites
 */
export function useOwnPlatform(
  usual: BrandId = "kickline",
  listSettings: (port: number) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): OwnPlatform {
  let platform: Awaited<ReturnType<typeof openPlatform>>;
  const { E2E_PORT, E2E_DATA } = process.env;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    const first = toFirstPort(test.info().workerIndex);
    const settings = await listSettings(first);
    platform = await test.step("set-up: platforms of their own", () => openPlatform([first, first + 50], settings));
    Object.assign(process.env, { E2E_PORT: platform.port, E2E_DATA: platform.data });
  });
  test.afterAll(async () => {
    Object.assign(process.env, { E2E_PORT, E2E_DATA });
    await platform.close();
  });
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
