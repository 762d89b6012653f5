import { msg } from "@lingui/core/macro";
import { ClipboardPenIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Rules of registration. */
export const authDesk: DeskModule = {
  domain: "auth",
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
