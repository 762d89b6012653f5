import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { createDemoPages } from "./createDemoPages.ts";
import { createDemoPromotions } from "./createDemoPromotions.ts";

/** Promotions for deposits as the brand's demo has them, and pages of promotions. */
export const createDemo: CreateDemo = async (...given) => {
  await createDemoPromotions(...given);
  await createDemoPages(...given);
};
