import { once } from "node:events";
import { ConfigError, toConfig } from "./config.ts";
import { createServer } from "./createServer.ts";

try {
  const config = toConfig(process.env);
  const server = createServer(config, `http://${config.host}:${config.port}`);
  server.listen(config.port, config.host);
  await once(server, "listening");
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Service managers read 78 as "wrong configuration", for which a restart is useless.
  process.exitCode = error instanceof ConfigError ? 78 : 1;
}
