import { msg } from "@lingui/core/macro";
import { GlobeIcon, NetworkIcon, ScaleIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { systemProposals } from "./systemProposals.ts";

/** Switches of modules and of the site. */
export const systemDesk: DeskModule = {
  domain: "system",
  place: 80,
  pages: [
    {
      path: "switches",
      title: msg`Modules`,
      icon: NetworkIcon,
      group: "site",
      permission: "switches.read",
      letter: "s",
      load: () => import("./switches/SwitchesPage.tsx").then(({ SwitchesPage }) => ({ Page: SwitchesPage })),
    },
    {
      path: "site",
      title: msg`Site`,
      icon: GlobeIcon,
      group: "site",
      permission: "switches.read",
      letter: "t",
      load: () => import("./site/SitePage.tsx").then(({ SitePage }) => ({ Page: SitePage })),
    },
    {
      path: "jurisdiction",
      title: msg`Jurisdiction`,
      icon: ScaleIcon,
      group: "site",
      permission: "rules.read",
      letter: "j",
      load: () =>
        import("./jurisdiction/JurisdictionPage.tsx").then(({ JurisdictionPage }) => ({ Page: JurisdictionPage })),
    },
  ],
  proposals: systemProposals,
};
