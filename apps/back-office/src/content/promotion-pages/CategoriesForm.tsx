import { useLingui } from "@lingui/react/macro";
import { mostPromotionCategories } from "@marquee/contract";
import type { SavePromotionCategories, StaffPromotionPages } from "@marquee/contract/staff";
import { Button, FormTextField } from "@marquee/ui-kit";
import { useState } from "react";
import { useSavePromotionCategoriesMutation } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { Pair } from "../../forms/fieldRows.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";

type Values = Readonly<Record<string, string>>;

/** The merchant's own categories: what each is called in addresses, and its name in every language. */
export function CategoriesForm({
  categories,
  onDone,
}: {
  readonly categories: StaffPromotionPages["categories"];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const { first, others } = useSiteLanguages();
  const [save] = useSavePromotionCategoriesMutation();
  const [count, setCount] = useState(categories.length + 1);
  const codes = [first, ...others];
  const rows = Array.from({ length: Math.min(count, mostPromotionCategories) }, (_, place) => place);
  const initialValues: Values = Object.fromEntries(
    Array.from({ length: mostPromotionCategories }, (_, place) => place).flatMap((place) => [
      [`code${place}`, categories[place]?.category ?? ""],
      ...codes.map((code) => [`name${place}${code}`, categories[place]?.names[code] ?? ""]),
    ]),
  );
  const word = (values: Values, name: string): string => (values[name] ?? "").trim();
  const toCategories = (values: Values): SavePromotionCategories["categories"] =>
    rows.flatMap((place) => {
      const category = word(values, `code${place}`);
      if (category === "") return [];
      const named = codes.flatMap((code) => {
        const name = word(values, `name${place}${code}`);
        return name === "" ? [] : [[code, name] as const];
      });
      return [{ category, names: Object.fromEntries(named) }];
    });
  const check = (values: Values): Readonly<Record<string, string>> =>
    Object.fromEntries(
      rows.flatMap((place) => {
        const code = word(values, `code${place}`);
        if (code === "") return [];
        const isTaken = rows.some((other) => other < place && word(values, `code${other}`) === code);
        return [
          ...(/^[a-z][a-z0-9_]{0,29}$/.test(code) ? [] : [[`code${place}`, t`Small letters, digits and _.`]]),
          ...(isTaken || code === "new_player" ? [[`code${place}`, t`This one is there already.`]] : []),
          ...(word(values, `name${place}${first}`) === "" ? [[`name${place}${first}`, t`Fill this in.`]] : []),
        ];
      }),
    );
  return (
    <SwitchForm
      label={t`Categories of promotions`}
      initialValues={initialValues}
      check={check}
      toSwitch={toCategories}
      send={async (saved, reason) => {
        await save({ merchant, categories: saved, reason }).unwrap();
        return null;
      }}
      timed={false}
      action={t`Save the categories`}
      onDone={onDone}
    >
      {rows.map((place) => (
        <Pair key={place}>
          <FormTextField
            name={`code${place}`}
            label={t`Category ${place + 1}`}
            hint={t`In addresses, such as slots; empty for none.`}
            maxLength={30}
            autoComplete="off"
          />
          {codes.map((code) => (
            <FormTextField
              key={code}
              name={`name${place}${code}`}
              label={t`Name in ${names[code]}`}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </Pair>
      ))}
      {rows.length < mostPromotionCategories && (
        <div>
          <Button size="small" onClick={() => setCount(rows.length + 1)}>
            {t`One more category`}
          </Button>
        </div>
      )}
    </SwitchForm>
  );
}
