import { FolderInUseError } from "@marquee/database";
import { ConfigError, readConfig } from "./config.ts";
import { openGateway } from "./openGateway.ts";
import { serveOperator } from "./operator/serveOperator.ts";

async function run(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const app = await openGateway(config);
  const { http } = app;
  const stopOperator = await serveOperator(app);
  http.addHook("preClose", stopOperator);
  const stop = (): void => {
    // Running requests are answered, then idle connections and the database are closed.
    http.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await http.listen({ host: config.host, port: config.port });
}

run().catch((error: unknown) => {
  const isKnown = error instanceof ConfigError || error instanceof FolderInUseError;
  process.stderr.write(
    `${isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
