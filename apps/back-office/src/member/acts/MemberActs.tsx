import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { Button } from "@marquee/ui-kit";
import { lazy, Suspense, useState } from "react";
import { deskModules } from "../../deskModules.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { FormModal } from "../../forms/FormModal.tsx";

const acts = deskModules
  .flatMap(({ memberActs = [] }) => memberActs)
  .toSorted((a, b) => a.place - b.place)
  .map((act) => ({ ...act, Form: lazy(act.load) }));

/** What may be done to a member, each with a form of its own. */
export function MemberActs({ member }: { readonly member: MemberSheet }) {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  const [chosen, choose] = useState<string>();
  // What the page reads again by itself was not seen: only a refusal shows what others changed.
  const [seen, setSeen] = useState(member.version);
  const offered = acts.filter(
    ({ permission, isOffered }) => merchant.permissions.includes(permission) && isOffered(member),
  );
  // A form stays open when its act is offered no more: it says what became of it.
  const act = acts.find(({ key }) => key === chosen);
  const onClose = (): void => choose(undefined);
  return (
    <div>
      {offered.map(({ key, label }) => (
        <Button key={key} size="small" onClick={() => choose(key)}>
          {i18n._(label)}
        </Button>
      ))}
      <FormModal title={act === undefined ? "" : i18n._(act.label)} open={act !== undefined} onClose={onClose}>
        {act === undefined ? null : (
          <Suspense fallback={null}>
            <act.Form member={member} seen={seen} onSeen={setSeen} onClose={onClose} />
          </Suspense>
        )}
      </FormModal>
    </div>
  );
}
