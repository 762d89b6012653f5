import { msg } from "@lingui/core/macro";
import { Gamepad2Icon, GalleryHorizontalIcon, StoreIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Vendors, games and collections. */
export const gamesDesk: DeskModule = {
  domain: "games",
  place: 70,
  pages: [
    {
      path: "games",
      title: msg`Games`,
      icon: Gamepad2Icon,
      group: "site",
      permission: "games.read",
      letter: "g",
      load: () => import("./games/GamesPage.tsx").then(({ GamesPage }) => ({ Page: GamesPage })),
    },
    {
      path: "vendors",
      title: msg`Vendors`,
      icon: StoreIcon,
      group: "site",
      permission: "games.read",
      letter: "v",
      load: () => import("./vendors/VendorsPage.tsx").then(({ VendorsPage }) => ({ Page: VendorsPage })),
    },
    {
      path: "collections",
      title: msg`Collections`,
      icon: GalleryHorizontalIcon,
      group: "site",
      permission: "games.read",
      letter: "c",
      load: () =>
        import("./collections/CollectionsPage.tsx").then(({ CollectionsPage }) => ({ Page: CollectionsPage })),
    },
  ],
  memberParts: [
    {
      key: "rounds",
      label: msg`Rounds`,
      place: 60,
      permission: "balances.read",
      load: () => import("../member/sheet/WalletPart.tsx").then((file) => ({ default: file.RoundsPart })),
    },
  ],
};
