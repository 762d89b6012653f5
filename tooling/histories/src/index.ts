export { type Histories, readHistoriesSeed, toHistories } from "./toHistories.ts";
