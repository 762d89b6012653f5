import { defineModal } from "@marquee/runtime";

/** A bill of an affiliate with all that it is made of. */
export const affiliateBillModal = defineModal<{ readonly billNo: string }>("affiliateBillModal");
