import { ConfigError, toConfig } from "./config.ts";
import { startHouse } from "./startHouse.ts";

try {
  const house = await startHouse(toConfig(process.env));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void house.stop());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Service managers read 78 as "wrong configuration", for which a restart is useless.
  process.exitCode = error instanceof ConfigError ? 78 : 1;
}
