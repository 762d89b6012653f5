import type { Browser, Page } from "@playwright/test";
import { openDeskAt } from "./desk.ts";
import { type BrandId, test } from "./site.ts";
import { openPlatform, type Platform, toFirstPort } from "./startPlatform.ts";
import { atWorkerEnd } from "./workerEnd.ts";

/** A file's own platform: addresses at it, and its back office. */
interface OwnPlatform {
  readonly toSite: (path: string, brand?: BrandId) => string;
  readonly toDesk: (path: string, brand?: BrandId) => string;
  /** Has the payment provider's next callbacks go wrong, or none any more. */
  readonly setPaymentFaults: (...faults: readonly string[]) => Promise<void>;
  /** A page of the back office of somebody of the brand's merchant, such as its `owner`. */
  readonly openDesk: (browser: Browser, path: string, person?: string, brand?: BrandId) => Promise<Page>;
}

/** The platform of this worker's files, and the brands whose merchants a file of it may have changed. */
let shared: { readonly platform: Platform; readonly changed: Set<BrandId> } | undefined;

async function closeShared(): Promise<void> {
  const closing = shared?.platform;
  shared = undefined;
  await closing?.close();
}

const open = (settings: NodeJS.ProcessEnv): Promise<Platform> =>
  test.step("set-up: platforms of their own", () => {
    const first = toFirstPort(test.info().workerIndex);
    return openPlatform([first, first + 50], settings);
  });

/** A platform on which no file has changed one of these brands: that of the file before, or a new one. */
async function openShared(brands: readonly BrandId[]): Promise<Platform> {
  if (shared === undefined || brands.some((brand) => shared?.changed.has(brand))) {
    await closeShared();
    shared = { platform: await open({}), changed: new Set() };
    atWorkerEnd(closeShared);
  }
  for (const brand of brands) shared.changed.add(brand);
  return shared.platform;
}

/**
 * Gives a file a platform on which nobody has changed its brands, and where what its journeys do disturbs nobody else's; they run one after
 * another. What goes to the platform of all journeys elsewhere (`toUrl`, `operate`, `openDesk`) goes to this one here.
 * @param brands those of the file; the first is meant where none is named. Files of other brands may have the platform after it
 * @param listSettings settings of its servers, by the port of its sites: such a platform is this file's alone
 */
export function useOwnPlatform(
  brands: readonly [BrandId, ...BrandId[]] = ["kickline"],
  listSettings?: (port: number) => Promise<NodeJS.ProcessEnv>,
): OwnPlatform {
  const [usual] = brands;
  let platform: Platform;
  const { E2E_PORT, E2E_DATA } = process.env;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    if (listSettings === undefined) platform = await openShared(brands);
    else {
      await closeShared();
      platform = await open(await listSettings(toFirstPort(test.info().workerIndex)));
    }
    Object.assign(process.env, { E2E_PORT: platform.port, E2E_DATA: platform.data });
  });
  test.afterAll(async () => {
    Object.assign(process.env, { E2E_PORT, E2E_DATA });
    if (listSettings !== undefined) await platform.close();
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
