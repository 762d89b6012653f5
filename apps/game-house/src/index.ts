export { type Config, ConfigError, toConfig } from "./server/config.ts";
export { type RunningHouse, startHouse } from "./server/startHouse.ts";
