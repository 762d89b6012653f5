import { startApp } from "@marquee/runtime";
import { compiled, features, loadAll, loadMessages } from "virtual:marquee/features";

await startApp({ compiled, features, loadAll, loadMessages });
