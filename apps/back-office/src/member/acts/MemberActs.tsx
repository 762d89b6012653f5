import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { Button, Modal } from "@marquee/ui-kit";
import { useState } from "react";
import { useMay } from "../../frame/DeskContext.ts";
import type { ActProps } from "./ActProps.ts";
import { AdjustForm } from "./AdjustForm.tsx";
import { LabelsForm } from "./LabelsForm.tsx";
import { EndSessionsForm, PasswordForm, RemoveFactorsForm } from "./SecureForms.tsx";
import { StateForm } from "./StateForm.tsx";

type ActName = "freeze" | "unfreeze" | "close" | "labels" | "sessions" | "factors" | "password" | "adjust";

function Act({ act, ...props }: ActProps & { readonly act: ActName }) {
  if (act === "labels") return <LabelsForm {...props} />;
  if (act === "adjust") return <AdjustForm {...props} />;
  if (act === "sessions") return <EndSessionsForm {...props} />;
  if (act === "password") return <PasswordForm {...props} />;
  if (act === "factors") return <RemoveFactorsForm {...props} />;
  return <StateForm {...props} event={act} />;
}

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
  return (
    <div>
      {offered.map((name) => (
        <Button key={name} size="small" onClick={() => setAct(name)}>
          {names[name]}
        </Button>
      ))}
      <Modal title={act === undefined ? "" : names[act]} open={act !== undefined} onClose={onClose}>
        {act === undefined ? null : <Act act={act} {...props} />}
      </Modal>
    </div>
  );
}
