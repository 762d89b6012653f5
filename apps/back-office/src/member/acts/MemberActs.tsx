import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { Button, Modal } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { useMay } from "../../frame/DeskContext.ts";
import { AdjustForm } from "./AdjustForm.tsx";
import { LabelsForm } from "./LabelsForm.tsx";
import { EndSessionsForm, PasswordForm, RemoveFactorsForm } from "./SecureForms.tsx";
import { StateForm } from "./StateForm.tsx";

type ActName = "freeze" | "unfreeze" | "close" | "labels" | "sessions" | "factors" | "password" | "adjust";

/** What may be done to a member, each with a form of its own. */
export function MemberActs({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const [act, setAct] = useState<ActName>();
  // What the page reads again by itself was not seen: only a refusal shows what others changed.
  const [seen, setSeen] = useState(member.version);
  const [maySecure, mayChange, mayPropose] = [
    useMay("members.secure"),
    useMay("members.change"),
    useMay("balances.propose"),
  ];
  const names: Readonly<Record<ActName, string>> = {
    labels: t`Labels`,
    adjust: t`Adjust balance`,
    sessions: t`End sessions`,
    password: t`New password`,
    factors: t`Remove factors`,
    freeze: t`Freeze`,
    unfreeze: t`Unfreeze`,
    close: t`Close account`,
  };
  const isOpen = member.state !== "CLOSED";
  const offered: readonly ActName[] = [
    ...(mayChange && !member.erased ? ["labels" as const] : []),
    ...(mayPropose && isOpen ? ["adjust" as const] : []),
    ...(maySecure && isOpen ? (["sessions", "password", "factors"] as const) : []),
    ...(maySecure && member.state === "ACTIVE" ? ["freeze" as const] : []),
    ...(maySecure && member.state === "FROZEN" ? ["unfreeze" as const] : []),
    ...(maySecure && isOpen ? ["close" as const] : []),
  ];
  const onClose = (): void => setAct(undefined);
  const props = { member, seen, onSeen: setSeen, onClose };
  const forms: Readonly<Record<ActName, () => ReactNode>> = {
    labels: () => <LabelsForm {...props} />,
    adjust: () => <AdjustForm {...props} />,
    sessions: () => <EndSessionsForm {...props} />,
    password: () => <PasswordForm {...props} />,
    factors: () => <RemoveFactorsForm {...props} />,
    freeze: () => <StateForm {...props} event="freeze" />,
    unfreeze: () => <StateForm {...props} event="unfreeze" />,
    close: () => <StateForm {...props} event="close" />,
  };
  return (
    <div>
      {offered.map((name) => (
        <Button key={name} size="small" onClick={() => setAct(name)}>
          {names[name]}
        </Button>
      ))}
      <Modal title={act === undefined ? "" : names[act]} open={act !== undefined} onClose={onClose}>
        {act === undefined ? null : forms[act]()}
      </Modal>
    </div>
  );
}
