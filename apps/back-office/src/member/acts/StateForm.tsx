import { useLingui } from "@lingui/react/macro";
import type { SetMemberState } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useSetMemberStateMutation } from "../../api/endpoints/member/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "../../frame/DeskModule.ts";

const nothing = {};

function StateForm({ member, seen, onSeen, onClose, event }: ActProps & { readonly event: SetMemberState["event"] }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [set] = useSetMemberStateMutation();
  const texts = {
    freeze: {
      label: t`Freeze ${member.username}`,
      hint: t`All sessions end and nothing can be played. Wins of open rounds are still paid.`,
      submit: t`Freeze now`,
      done: t`The member is frozen.`,
    },
    unfreeze: {
      label: t`Unfreeze ${member.username}`,
      hint: t`The member can log in and play again.`,
      submit: t`Unfreeze now`,
      done: t`The member is active again.`,
    },
  } as const;
  const { label, hint, submit, done } = texts[event];
  return (
    <ActForm
      label={label}
      hint={hint}
      submit={submit}
      isGrave={event !== "unfreeze"}
      initialValues={nothing}
      send={({ reason }) => set({ merchant, memberId: member.id, event, version: seen, reason }).unwrap()}
      onConflict={onSeen}
      onDone={() => {
        notify(done, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Freezes a member. */
export const FreezeForm = (props: ActProps) => <StateForm {...props} event="freeze" />;

/** Ends a freeze. */
export const UnfreezeForm = (props: ActProps) => <StateForm {...props} event="unfreeze" />;
