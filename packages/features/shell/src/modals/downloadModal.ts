import { defineModal } from "@marquee/runtime";

/** The downloads of the header (HD-07). */
export const downloadModal = defineModal("downloadModal");
