import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GameCategory } from "@marquee/contract";
import {
  CardRoomIcon,
  CockfightIcon,
  EsportsIcon,
  FishIcon,
  type IconPicture,
  InhouseIcon,
  LiveIcon,
  LotteryIcon,
  SlotIcon,
  SportsIcon,
} from "@marquee/ui-kit";

/** How a category is called and drawn, everywhere. */
export const categoryLooks: Readonly<
  Record<GameCategory, { readonly label: MessageDescriptor; readonly icon: IconPicture }>
> = {
  ELOTT: { label: msg`Lottery`, icon: LotteryIcon },
  LOTT: { label: msg`Lottery`, icon: LotteryIcon },
  LIVE: { label: msg`Live`, icon: LiveIcon },
  SPORTS: { label: msg`Sports`, icon: SportsIcon },
  FISH: { label: msg`Fish`, icon: FishIcon },
  RNG: { label: msg`Slots`, icon: SlotIcon },
  PVP: { label: msg`Card room`, icon: CardRoomIcon },
  ESPORTS: { label: msg`Esports`, icon: EsportsIcon },
  COCKFIGHT: { label: msg`Cockfight`, icon: CockfightIcon },
  INHOUSE: { label: msg`In-house`, icon: InhouseIcon },
};
