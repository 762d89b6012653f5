import { msg } from "@lingui/core/macro";
import { type FeatureModule, showModal } from "@marquee/runtime";
import { protectionModal } from "./modals/protectionModal.ts";
import { protectionRefusal } from "./model/protectionRefusal.ts";
import { useLimitsBadge } from "./model/useLimitsBadge.ts";
import { CloseAccountIcon, PauseIcon, SecurityIcon } from "@marquee/ui-kit";

/** Limits, time-outs, self-exclusion and reality checks (domain `protection`). */
export const protectionFeature: FeatureModule = {
  id: "protection",
  panels: [
    {
      id: "protection",
      centre: "member",
      group: "protection",
      order: 10,
      moduleId: "RGCEN3",
      label: msg`My limits`,
      icon: SecurityIcon,
      useBadge: useLimitsBadge,
      load: () => import("./panels/LimitsPanel/LimitsPanel.tsx").then(({ LimitsPanel }) => ({ Panel: LimitsPanel })),
    },
    {
      id: "timeOut",
      centre: "member",
      group: "protection",
      order: 20,
      moduleId: "RGTIMEOUT3",
      label: msg`Time-out`,
      icon: PauseIcon,
      load: () =>
        import("./panels/TimeOutPanel/TimeOutPanel.tsx").then(({ TimeOutPanel }) => ({ Panel: TimeOutPanel })),
    },
    {
      id: "selfExclusion",
      centre: "member",
      group: "protection",
      order: 30,
      moduleId: "RGEXCL3",
      label: msg`Self-exclusion`,
      icon: CloseAccountIcon,
      load: () =>
        import("./panels/ExclusionPanel/ExclusionPanel.tsx").then(({ ExclusionPanel }) => ({ Panel: ExclusionPanel })),
    },
  ],
  panelGuards: [
    {
      id: "firstDeposit",
      panel: "depositv2",
      moduleId: "RGDEP3",
      load: () =>
        import("./guards/FirstDepositGuard.tsx").then(({ FirstDepositGuard }) => ({ Guard: FirstDepositGuard })),
    },
  ],
  refusals: [protectionRefusal],
  gameWatches: [
    {
      id: "play",
      moduleId: "RGCEN3",
      load: () => import("./watches/PlayWatch/PlayWatch.tsx").then(({ PlayWatch }) => ({ Watch: PlayWatch })),
    },
  ],
  modals: [
    showModal(protectionModal, {
      moduleId: "RGCEN3",
      load: () =>
        import("./modals/ProtectionModal/ProtectionModal.tsx").then(({ ProtectionModal }) => ({
          Modal: ProtectionModal,
        })),
    }),
  ],
};
