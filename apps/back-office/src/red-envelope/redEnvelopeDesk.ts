import { msg } from "@lingui/core/macro";
import { MailOpenIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { redEnvelopeProposals } from "./redEnvelopeProposals.ts";

/** Red envelopes. */
export const redEnvelopeDesk: DeskModule = {
  domain: "red-envelope",
  place: 55,
  pages: [
    {
      path: "red-envelopes",
      title: msg`Red envelopes`,
      icon: MailOpenIcon,
      group: "site",
      permission: "promotions.read",
      letter: "d",
      load: () => import("./RedEnvelopesPage.tsx").then(({ RedEnvelopesPage }) => ({ Page: RedEnvelopesPage })),
    },
  ],
  proposals: redEnvelopeProposals,
};
