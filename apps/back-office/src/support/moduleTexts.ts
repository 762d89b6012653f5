import { msg } from "@lingui/core/macro";

/** What the modules of domain `support` are called, and what they do. */
export const supportModuleTexts = {
  CBS3: { name: msg`Chat`, does: msg`Everything that members write to each other and to customer service.` },
  TIPS3: { name: msg`Tips and rain`, does: msg`Members give each other money in chat rooms.` },
  CHATROOM3: { name: msg`Chat rooms`, does: msg`Members write with each other.` },
  LIVECHAT3: { name: msg`Live chat`, does: msg`Members write with customer service at once.` },
};
