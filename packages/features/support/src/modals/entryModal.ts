import { defineModal } from "@marquee/runtime";

/** The popup notices with which a visit begins (AN-06). */
export const entryModal = defineModal("entryModal");
