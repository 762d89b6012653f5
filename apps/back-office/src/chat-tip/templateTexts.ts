import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `chat-tip` are called. */
export const chatTipTemplateTexts = {
  "chat.tip.sent": msg`Money was given in a chat room`,
  "chat.tip.received": msg`Money was received in a chat room`,
};
