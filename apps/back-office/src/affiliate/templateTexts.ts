import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `affiliate` are called. */
export const affiliateTemplateTexts = {
  "affiliate.offered": msg`An affiliate plan is offered`,
  "affiliate.ended": msg`An affiliate plan has ended`,
  "affiliate.paid": msg`An affiliate's bill was paid`,
  "affiliate.refused": msg`An affiliate's bill was refused`,
};
