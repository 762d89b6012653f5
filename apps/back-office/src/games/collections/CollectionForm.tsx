import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SaveCollection, StaffCollection } from "@marquee/contract/staff";
import { languages } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { FormSelectField, FormSwitch, FormTextField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { ChosenGames, type ChosenGame } from "./ChosenGames.tsx";
import { usePlaceNames } from "./usePlaceNames.ts";

type Saved = Omit<SaveCollection, "version" | "reason">;

const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
`;

// TY is an opaque code whose texts are English.
const others = languages.filter(({ code }) => code !== "EN" && code !== "TY");

const nameKey = (code: string): string => `name${code}`;

const toCodes = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ""),
  ),
];

const isPlace = (text: string, places: object): text is StaffCollection["place"] => Object.hasOwn(places, text);

type Values = Readonly<Record<string, string | boolean>>;

const toWord = (value: string | boolean | undefined): string => (typeof value === "string" ? value.trim() : "");

/** Makes or changes a collection. */
export function CollectionForm({
  collection,
  send,
  onDone,
}: {
  readonly collection: StaffCollection | undefined;
  readonly send: (saved: Saved, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const places = usePlaceNames();
  // Made once, so that a form sent twice makes one collection.
  const [id] = useState(() => collection?.id ?? crypto.randomUUID());
  const [games, setGames] = useState<readonly ChosenGame[]>(collection?.games ?? []);
  const initialValues: Values = {
    place: collection?.place ?? "HOME",
    visible: collection?.visible ?? true,
    countries: collection?.countries.join(" ") ?? "",
    ...Object.fromEntries(languages.map(({ code }) => [nameKey(code), collection?.names[code] ?? ""])),
  };
  const toSaved = (values: Values): Saved => {
    const place = toWord(values["place"]);
    const named = others.flatMap(({ code }) => {
      const name = toWord(values[nameKey(code)]);
      return name === "" ? [] : [[code, name]];
    });
    return {
      id,
      names: { EN: toWord(values[nameKey("EN")]), ...Object.fromEntries(named) },
      place: isPlace(place, places) ? place : "HOME",
      visible: values["visible"] === true,
      countries: toCodes(toWord(values["countries"])),
      games: games.map(({ code }) => code),
    };
  };
  return (
    <SwitchForm
      label={t`Collection`}
      initialValues={initialValues}
      check={(values) => {
        const wrong = toCodes(toWord(values["countries"])).find((code) => !/^[A-Z]{2}$/.test(code));
        return {
          ...(toWord(values[nameKey("EN")]) === "" ? { [nameKey("EN")]: t`Fill this in.` } : {}),
          ...(wrong === undefined ? {} : { countries: t`${wrong} is not a country code.` }),
        };
      }}
      toSwitch={toSaved}
      send={send}
      timed={false}
      action={t`Save the collection`}
      onDone={onDone}
    >
      <Pair>
        <FormTextField
          name={nameKey("EN")}
          label={t`Name in English`}
          hint={t`Used for languages without a name of their own.`}
          maxLength={60}
          autoComplete="off"
        />
        {others.map(({ code }) => (
          <FormTextField
            key={code}
            name={nameKey(code)}
            label={t`Name in ${names[code]}`}
            maxLength={60}
            autoComplete="off"
          />
        ))}
      </Pair>
      <Pair>
        <FormSelectField
          name="place"
          label={t`Shown on`}
          options={Object.entries(places).map(([value, label]) => ({ value, label }))}
        />
        <FormTextField
          name="countries"
          label={t`Country codes`}
          hint={t`Only visitors from there see it, such as VN TH; empty for all.`}
          maxLength={1000}
          autoComplete="off"
        />
      </Pair>
      <FormSwitch name="visible" label={t`Players see it`} />
      <ChosenGames games={games} onChange={setGames} />
      {games.length === 0 ? (
        <Text size="small" tone="muted">
          <Trans>A collection without games is shown to nobody.</Trans>
        </Text>
      ) : null}
    </SwitchForm>
  );
}
