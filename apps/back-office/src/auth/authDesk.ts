import { msg } from "@lingui/core/macro";
import { ClipboardPenIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";

/** Rules of registration. */
export const authDesk: DeskModule = {
  domain: "auth",
  place: 90,
  pages: [
    {
      path: "registration",
      title: msg`Registration form`,
      icon: ClipboardPenIcon,
      group: "site",
      permission: "rules.read",
      letter: "r",
      load: () =>
        import("./register-rules/RegisterRulesPage.tsx").then(({ RegisterRulesPage }) => ({
          Page: RegisterRulesPage,
        })),
    },
  ],
};
