import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { MissionIcon } from "@marquee/ui-kit";
import { useMissionsBadge } from "./model/useMissionsBadge.ts";

/** Missions that members complete and claim (domain `missions`). */
export const missionsFeature: FeatureModule = {
  id: "missions",
  panels: [
    {
      id: "missionLeaderboard",
      centre: "member",
      group: "rewards",
      order: 90,
      moduleId: "MISSION3",
      label: msg`Missions`,
      icon: MissionIcon,
      useBadge: useMissionsBadge,
      load: () =>
        import("./panels/MissionLeaderboardPanel/MissionLeaderboardPanel.tsx").then(({ MissionLeaderboardPanel }) => ({
          Panel: MissionLeaderboardPanel,
        })),
    },
  ],
};
