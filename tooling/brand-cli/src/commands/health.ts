import type { ChangeNote } from "@marquee/vite";
import type { Call } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { checkInBrowser } from "../publish/checkInBrowser.ts";
import { requireSize } from "../publish/checkSize.ts";
import type { Health } from "../publish/goLive.ts";
import { type SharedBrowser, shareBrowser } from "../publish/shareBrowser.ts";
import { openMerchants } from "../publish/openMerchant.ts";

/** The options that say how a release is checked before it goes live. */
export const healthOptions = {
  gateway: { type: "string" },
  data: { type: "string" },
  unchecked: { type: "boolean" },
  grown: { type: "boolean" },
} as const;

/** Their meaning, for help. */
export const healthAbout = {
  gateway: "the gateway whose calls the release makes; its health check runs over it",
  data: "the gateway's data folder: its merchant follows the brand in the same step",
  unchecked: "go live without a gateway and without a browser's look",
  grown: "allow a first load that grows by more than a fifth",
};

/** The health check that the options ask for; several releases share one browser. @throws CommandError when neither a gateway nor `--unchecked` is given */
export function openHealth(
  { get, is, store, brands }: Call,
  { by }: Pick<ChangeNote, "by">,
  shared?: SharedBrowser,
): Health {
  const [gateway, data] = [get("gateway"), get("data")];
  if (gateway === undefined && !is("unchecked"))
    throw new CommandError(
      "usage",
      "a release is checked before it goes live: name the --gateway that it will call, or say --unchecked",
    );
  return {
    gateway: gateway ?? null,
    asksHosts: !is("unchecked"),
    merchants: data === undefined ? null : openMerchants(brands, data, by),
    check: async (parts, host) => {
      if (!is("grown")) await requireSize(store, parts);
      if (gateway === undefined || is("unchecked")) return;
      const browser = shared ?? shareBrowser();
      await checkInBrowser(store, parts, gateway, host, browser).finally(() => (shared ? undefined : browser.close()));
    },
  };
}
