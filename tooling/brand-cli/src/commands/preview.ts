import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildPanel, toPanelMark } from "@marquee/panel";
import { followLauncher, startSite, untilStopped } from "@marquee/start";
import { type PageAddition, root } from "@marquee/vite";
import { chooseBrands, requireSound } from "../checks/validateFleet.ts";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { draftPreview } from "../create/draftPreview.ts";

function toPort(text: string | undefined): number {
  const port = Number(text ?? "4800");
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new CommandError("usage", `--port ${text ?? ""}: a port from 1 to 65000`);
  return port;
}

/** The panel of modules, in every page of a preview (Alt + M). */
export async function toPanelAddition(): Promise<PageAddition> {
  const toMark: PageAddition["toMark"] = (
    { digest: engine },
    { digest: layer, brand: { id: brand, merchantCode, modules } },
    address,
  ) => toPanelMark({ brand, merchantCode, modules, engine, layer }, address);
  return { script: await buildPanel(), toMark };
}

/** `pnpm brand preview`: a brand's built layer over a gateway and a game house of its own, until Ctrl-C. */
export const preview: Command = {
  name: "preview",
  usage: "<id>",
  summary:
    "Shows a built brand over a local gateway with its merchant, with another tree, other switches or another merchant",
  options: { tree: { type: "string" }, as: { type: "string" }, flags: { type: "string" }, port: { type: "string" } },
  about: {
    tree: "a recorded tree instead of the brand's own",
    as: "the merchant of another brand",
    flags: "switches over the tree: +LOBBYFAV3,-BANNER3",
    port: "first port to try (4800)",
  },
  examples: ["preview kickline", "preview kickline --flags +LOBBYFAV3,-BANNER3", "preview paperkite --as aurelune"],
  run: async ({ words, get, brands, output }) => {
    followLauncher();
    const [id = ""] = chooseBrands(brands, words.slice(0, 1), false);
    const as = get("as");
    if (as !== undefined) chooseBrands(brands, [as], false);
    await output.step("checking", () => requireSound(brands, [id]));
    const port = toPort(get("port"));
    const folder = join(root, ".marquee/preview", id);
    const draft = join(folder, "brands");
    await draftPreview(brands, id, draft, { tree: get("tree"), as, flags: get("flags") });
    // Merchants keep operators' changes, so a preview starts with new data but reuses earlier builds.
    rmSync(join(folder, "data"), { recursive: true, force: true });
    const settings = {
      brands: draft,
      port,
      gamePort: port + 100,
      data: join(folder, "data"),
      store: join(folder, "store"),
      isLoud: false,
    };
    const { sites, servers, stop } = await output.step("starting", async () =>
      startSite(settings, () => {}, await toPanelAddition()),
    );
    untilStopped(servers, stop);
    const site = sites[0];
    return {
      lines: [
        `${site?.url ?? ""}  (player0001, ${site?.password ?? ""})`,
        "Alt + M: its modules, and who decided. Ctrl-C ends it.",
      ],
      data: { url: site?.url, brand: id },
    };
  },
};
