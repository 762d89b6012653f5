import { useLingui } from "@lingui/react/macro";
import { DateField, SelectField, TextField } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import { FilterForm } from "../list/FilterForm.tsx";
import { type OrderChoice, orderFields, type OrderListAddress } from "./useOrderList.ts";

/** What narrows a list of orders: number, member, state, the kind's own choices, days and amounts. */
export function OrderFilters({
  label,
  states,
  choices,
  address,
}: Pick<OrderListAddress<object>, "states" | "choices" | "address"> & { readonly label: string }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { currencies } = merchant;
  const text = (name: string, title: string, maxLength = 100) => (
    <TextField name={name} label={title} defaultValue={address.get(name)} maxLength={maxLength} autoComplete="off" />
  );
  const choice = ({ name, label: title, options }: OrderChoice) =>
    options === undefined ? (
      text(name, title)
    ) : (
      <SelectField
        name={name}
        label={title}
        defaultValue={address.get(name)}
        options={[
          { value: "", label: t`All` },
          ...Object.entries(options).map(([value, name]) => ({ value, label: name })),
        ]}
      />
    );
  const amount = (name: string, title: string) => (
    <TextField
      name={name}
      label={title}
      inputMode="decimal"
      pattern="[0-9]{1,13}([.][0-9]{1,4})?"
      defaultValue={address.get(name)}
      maxLength={18}
      autoComplete="off"
    />
  );
  const named = choices.map(({ name }) => name);
  const further = [...named, "from", "to", "min", "max", "currency"];
  const fields = (
    <>
      {choices.map((own) => (
        <div key={own.name}>{choice(own)}</div>
      ))}
      <DateField name="from" label={t`From`} defaultValue={address.get("from")} />
      <DateField name="to" label={t`To`} defaultValue={address.get("to")} />
      {amount("min", t`At least`)}
      {amount("max", t`At most`)}
      {currencies.length > 1
        ? choice({
            name: "currency",
            label: t`Currency`,
            options: Object.fromEntries(currencies.map((code) => [code, code])),
          })
        : null}
    </>
  );
  return (
    <FilterForm label={label} names={[...orderFields, ...named]} address={address} more={{ names: further, fields }}>
      {text("number", t`Number`)}
      {text("member", t`Member`)}
      {choice({ name: "state", label: t`State`, options: states })}
    </FilterForm>
  );
}
