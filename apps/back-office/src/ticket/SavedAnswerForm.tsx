import { useLingui } from "@lingui/react/macro";
import type { LanguageCode } from "@marquee/contract";
import type { SavedAnswer } from "@marquee/contract/staff";
import { FormTextArea, FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useSaveAnswerMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useSiteLanguages } from "../content/useSiteLanguages.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useLanguageNames } from "../texts/useLanguageNames.ts";

const codes = ["EN", "VI", "CN", "ID", "TH", "TL", "TY"] as const satisfies readonly LanguageCode[];

type Values = Readonly<Record<(typeof codes)[number] | "name", string>>;

const toValues = ({ name = "", texts }: Partial<SavedAnswer>): Values => {
  const { EN = "", VI = "", CN = "", ID = "", TH = "", TL = "", TY = "" } = texts ?? {};
  return { name, EN, VI, CN, ID, TH, TL, TY };
};

/** Makes a saved answer or changes one: texts in the languages of the site, and in those in which it has one already. */
export function SavedAnswerForm({
  answer,
  onClose,
}: {
  readonly answer: SavedAnswer | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [save] = useSaveAnswerMutation();
  const [id] = useState(() => answer?.id ?? crypto.randomUUID());
  const { names } = useLanguageNames();
  const { first, others } = useSiteLanguages();
  const shown = codes.filter(
    (code) => code === "EN" || code === first || others.includes(code) || answer?.texts[code] !== undefined,
  );
  return (
    <ActForm
      label={answer === undefined ? t`New answer` : t`Change the answer ${answer.name}`}
      hint={t`A language without a text shows the English one.`}
      submit={t`Save`}
      initialValues={toValues(answer ?? {})}
      check={({ name, EN }) => ({
        ...(name.trim() === "" ? { name: t`Fill this in.` } : {}),
        ...(EN.trim() === "" ? { EN: t`Fill this in.` } : {}),
      })}
      send={({ name, reason, ...texts }) => {
        const said = codes.flatMap((code) => (texts[code].trim() === "" ? [] : [[code, texts[code].trim()] as const]));
        return save({
          merchant,
          id,
          version: answer?.version ?? 0,
          name: name.trim(),
          texts: { ...Object.fromEntries(said), EN: texts.EN.trim() },
          reason,
        }).unwrap();
      }}
      onDone={() => {
        notify(t`Saved.`, { tone: "success" });
        onClose();
      }}
    >
      <FormTextField name="name" label={t`Name`} hint={t`Staff alone see it.`} maxLength={80} autoComplete="off" />
      {shown.map((code) => (
        <FormTextArea key={code} name={code} label={names[code]} maxLength={4_000} autoComplete="off" />
      ))}
    </ActForm>
  );
}
