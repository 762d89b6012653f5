export { type App, type AppParts, buildApp } from "./app.ts";
export { type Config, ConfigError, readConfig } from "./config.ts";
export { openGateway } from "./openGateway.ts";
export { getDemoPassword, toDemoName } from "./modules/auth/index.ts";
