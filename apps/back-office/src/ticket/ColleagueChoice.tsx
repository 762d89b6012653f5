import { useLingui } from "@lingui/react/macro";
import type { TicketStaff } from "@marquee/contract/staff";
import { SelectField } from "@marquee/ui-kit";

/** Chooses a colleague to whom a ticket is assigned; nothing where there is nobody else. */
export function ColleagueChoice({
  people,
  isBusy = false,
  onChoose,
}: {
  readonly people: TicketStaff;
  readonly isBusy?: boolean;
  /** With the id of who was chosen. */
  readonly onChoose: (to: string) => void;
}) {
  const { t } = useLingui();
  const others = people.filter(({ isMe }) => !isMe);
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t`Assign to`}
      value=""
      disabled={isBusy}
      options={[{ value: "", label: t`Choose` }, ...others.map((person) => ({ value: person.id, label: person.name }))]}
      onChange={({ target }) => target.value !== "" && onChoose(target.value)}
    />
  );
}
