import { msg } from "@lingui/core/macro";
import { type FeatureModule, showModal } from "@marquee/runtime";
import { affiliateBillModal } from "./modals/affiliateBillModal.ts";
import { listPanels } from "./model/listPanels.ts";

/** Affiliate plans, campaigns and bills, for the affiliate (domain `affiliate`). */
export const affiliateFeature: FeatureModule = {
  id: "affiliate",
  panelGroups: [
    { id: "affiliate", centre: "member", order: 45, label: msg`Affiliate` },
    { id: "affiliate", centre: "agent", order: 30, label: msg`Affiliate` },
  ],
  panels: [...listPanels("member"), ...listPanels("agent")],
  modals: [
    showModal(affiliateBillModal, {
      moduleId: "AGENT3",
      load: () =>
        import("./modals/AffiliateBillModal/AffiliateBillModal.tsx").then(({ AffiliateBillModal }) => ({
          Modal: AffiliateBillModal,
        })),
    }),
  ],
};
