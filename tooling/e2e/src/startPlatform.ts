import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, startSite } from "@marquee/start";

/** Starts the whole platform as `pnpm start` does, on a fresh data folder; the tests find it by `E2E_PORT`. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "marquee-e2e-"));
  const settings = { ...readSettings([]), port: 4800, gamePort: 4900, data };
  const platform = await startSite(settings, (line) => console.log(line));
  process.env["E2E_PORT"] = new URL(platform.sites[0]?.url ?? "").port;
  process.env["E2E_DATA"] = data;
  return async () => {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
