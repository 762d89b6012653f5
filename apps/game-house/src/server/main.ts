import { ConfigError, toConfig } from "./config.ts";
import { startHouse } from "./startHouse.ts";

try {
  const house = await startHouse(toConfig(process.env));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void house.stop());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  // 78 is what a service manager reads as "wrong configuration": trying again is no use.
  process.exitCode = error instanceof ConfigError ? 78 : 1;
}
