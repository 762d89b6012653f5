import { applySlots, readSettings, startApp } from "@marquee/runtime";
import { compiled, features, loadAll, loadMessages } from "virtual:marquee/features";
import { slots } from "./slots.tsx";

const house = applySlots({ features, loadAll, settings: readSettings() }, slots);
await startApp({ compiled, features: house.features, loadAll: house.loadAll, loadMessages }, house.settings);
