import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RewardSourceName } from "@marquee/contract";

/** What each source of rewards is called. */
export const sourceTexts: Readonly<Record<RewardSourceName, MessageDescriptor>> = {
  MISSION: msg`Mission`,
  PROMOTION: msg`Promotion`,
  RED_ENVELOPE: msg`Red envelope`,
  REBATE: msg`Rebate`,
  RANK: msg`VIP level`,
  RAFFLE: msg`Raffle`,
};
