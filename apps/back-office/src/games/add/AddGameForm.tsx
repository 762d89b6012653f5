import { useLingui } from "@lingui/react/macro";
import { foldText, type HouseModelId, houseModels, houseThemes, isHouseModelId } from "@marquee/contract";
import type { AddGames, NewGame, StaffVendor } from "@marquee/contract/staff";
import { FormSelectField, FormSwitch, FormTextField } from "@marquee/ui-kit";
import { isApiError } from "../../api/ApiError.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { isCategory, useGameTexts } from "../useGameTexts.ts";
import { useHouseTexts } from "./useHouseTexts.ts";

/** What is added, without the version and the reason. */
export type Added = Pick<AddGames, "games" | "on">;

const models: readonly HouseModelId[] = Object.keys(houseModels).filter((id) => isHouseModelId(id));
const [firstModel = "classic-calm"] = models;

const empty = {
  name: "",
  code: "",
  category: "RNG",
  vendor: "",
  newVendor: "",
  vendorName: "",
  model: firstModel as string,
  theme: "gems",
  on: true,
};

type Values = typeof empty;

/** The code that a name suggests. */
const toCode = (name: string): string =>
  foldText(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);

function toGame({ name, code, category, vendor, newVendor, vendorName, model, theme }: Values): NewGame {
  const isNew = vendor === "";
  return {
    code: code.trim() === "" ? toCode(name) : code.trim(),
    name: name.trim(),
    category: isCategory(category) ? category : "RNG",
    vendor: isNew ? newVendor.trim().toUpperCase() : vendor,
    ...(isNew && { vendorName: vendorName.trim() }),
    model: isHouseModelId(model) ? model : firstModel,
    theme: houseThemes.find((each) => each === theme) ?? "gems",
  };
}

/** Adds one game, and its vendor where that is new. */
export function AddGameForm({
  vendors,
  send,
  onDone,
}: {
  readonly vendors: readonly StaffVendor[];
  readonly send: (added: Added, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  const { themes, toModel } = useHouseTexts();
  return (
    <SwitchForm
      label={t`Add a game`}
      timed={false}
      action={t`Add the game`}
      initialValues={empty}
      check={(values) => {
        const { code, name, vendor, vendorName } = toGame(values);
        const isNew = values.vendor === "";
        return {
          ...(name === "" ? { name: t`Fill this in.` } : {}),
          ...(/^[a-z0-9]{1,60}(-[a-z0-9]+)*$/.test(code) && code.length > 1
            ? {}
            : { code: t`Small letters, digits and single hyphens.` }),
          ...(isNew && !/^[A-Z0-9]{2,8}$/.test(vendor) ? { newVendor: t`Two to eight letters and digits.` } : {}),
          ...(isNew && vendorName === "" ? { vendorName: t`Fill this in.` } : {}),
        };
      }}
      toSwitch={(values): Added => ({ games: [toGame(values)], on: values.on })}
      send={(added, reason) =>
        send(added, reason).catch((error: unknown) => {
          // The only game's fields are those of the form.
          if (!isApiError(error)) throw error;
          throw {
            ...error,
            fields: error.fields.map((field) => ({ ...field, name: field.name.replace("games.0.", "") })),
          };
        })
      }
      onDone={onDone}
    >
      {({ name, category, vendor }) => (
        <>
          <FormTextField name="name" label={t`Name`} required maxLength={80} autoComplete="off" />
          <FormTextField
            name="code"
            label={t`Code`}
            hint={toCode(name) === "" ? t`It never changes.` : t`Empty: ${toCode(name)}. It never changes.`}
            maxLength={60}
            autoComplete="off"
          />
          <FormSelectField
            name="category"
            label={t`Category`}
            options={Object.entries(categories).map(([value, label]) => ({ value, label }))}
          />
          <FormSelectField
            name="vendor"
            label={t`Vendor`}
            options={[
              { value: "", label: t`A new vendor` },
              ...vendors
                .filter((each) => each.category === category)
                .map((each) => ({ value: each.vendor, label: each.name })),
            ]}
          />
          {vendor === "" && (
            <>
              <FormTextField name="newVendor" label={t`The vendor's code`} maxLength={8} autoComplete="off" />
              <FormTextField name="vendorName" label={t`The vendor's name`} maxLength={60} autoComplete="off" />
            </>
          )}
          <FormSelectField
            name="model"
            label={t`How it plays`}
            options={models.map((value) => ({ value, label: toModel(value) }))}
          />
          <FormSelectField
            name="theme"
            label={t`Look`}
            options={houseThemes.map((value) => ({ value, label: themes[value] }))}
          />
          <FormSwitch name="on" label={t`Players find it at once`} />
        </>
      )}
    </SwitchForm>
  );
}
