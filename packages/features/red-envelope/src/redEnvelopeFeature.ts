import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { PromotionIcon } from "@marquee/ui-kit";

/** Red envelopes that members open (domain `red-envelope`). */
export const redEnvelopeFeature: FeatureModule = {
  id: "red-envelope",
  panels: [
    {
      id: "redEnvelope",
      centre: "member",
      group: "rewards",
      order: 85,
      moduleId: "REDENV3",
      label: msg`Red envelopes`,
      icon: PromotionIcon,
      load: () =>
        import("./panels/RedEnvelopePanel/RedEnvelopePanel.tsx").then(({ RedEnvelopePanel }) => ({
          Panel: RedEnvelopePanel,
        })),
    },
  ],
};
