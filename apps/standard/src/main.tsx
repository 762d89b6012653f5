import { startApp } from "@marquee/runtime";
import { compiled, features, loadMessages } from "virtual:marquee/features";

await startApp({ compiled, features, loadMessages });
