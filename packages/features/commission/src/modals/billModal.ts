import { defineModal } from "@marquee/runtime";

/** A bill with all that it is made of. */
export const billModal = defineModal<{ readonly billNo: string }>("billModal");
