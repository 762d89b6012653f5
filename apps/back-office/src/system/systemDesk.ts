import { msg } from "@lingui/core/macro";
import { GlobeIcon, NetworkIcon, ScaleIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Switches of modules and of the site. */
export const systemDesk: DeskModule = {
  domain: "system",
  pages: [
    {
      path: "switches",
      title: msg`Modules`,
      icon: NetworkIcon,
      group: "site",
      permission: "switches.read",
      letter: "w",
      load: () => import("./switches/SwitchesPage.tsx").then(({ SwitchesPage }) => ({ Page: SwitchesPage })),
    },
    {
      path: "site",
      title: msg`Site`,
      icon: GlobeIcon,
      group: "site",
      permission: "switches.read",
      letter: "s",
      load: () => import("./site/SitePage.tsx").then(({ SitePage }) => ({ Page: SitePage })),
    },
    {
      path: "jurisdiction",
      title: msg`Jurisdiction`,
      icon: ScaleIcon,
      group: "site",
      permission: "rules.read",
      letter: "u",
      load: () =>
        import("./jurisdiction/JurisdictionPage.tsx").then(({ JurisdictionPage }) => ({ Page: JurisdictionPage })),
    },
  ],
};
