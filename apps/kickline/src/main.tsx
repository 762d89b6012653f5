import { applySlots, readSettings, startApp } from "@marquee/runtime";
import { compiled, features, loadMessages } from "virtual:marquee/features";
import { slots } from "./slots.tsx";

const house = applySlots({ features, settings: readSettings() }, slots);
await startApp({ compiled, features: house.features, loadMessages }, house.settings);
