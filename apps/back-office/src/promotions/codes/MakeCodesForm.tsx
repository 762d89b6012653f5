import { Trans, useLingui } from "@lingui/react/macro";
import { foldPromotionCode, mostCodesAtOnce, mostCodeUses } from "@marquee/contract";
import type { Promotion, StaffPromotionPage } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { useField } from "formik";
import { useRef } from "react";
import { useMakePromotionCodesMutation } from "../../api/endpoints/promotions/staffCodeEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "../../member/acts/ActForm.tsx";
import { useRangeTexts } from "../../texts/useRangeTexts.ts";

/** `pageId` is that of a page, or of a promotion for deposits. */
type Values = { pageId: string; name: string; kind: string; word: string; count: string };

const figure = { inputMode: "numeric", maxLength: 7, autoComplete: "off" } as const;

/** The fields of what a kind of codes needs. */
function KindFields() {
  const { t } = useLingui();
  const [{ value: kind }] = useField<string>("kind");
  return (
    <>
      <FormSelectField
        name="kind"
        label={t`Kind`}
        options={[
          { value: "once", label: t`Codes of one use, each for one member` },
          { value: "word", label: t`One code for everybody, once for each member` },
        ]}
      />
      {kind === "word" && (
        <FormTextField
          name="word"
          label={t`Code`}
          hint={t`4 to 30 letters and digits. Members may type it in small letters, with spaces or hyphens.`}
          maxLength={60}
          autoComplete="off"
        />
      )}
      <FormTextField
        name="count"
        label={kind === "word" ? t`For how many members` : t`How many codes`}
        hint={t`All of them together are what one person may give within a day; more takes two people.`}
        {...figure}
      />
    </>
  );
}

/** Makes codes of one of the promotions by codes. */
export function MakeCodesForm({
  pages,
  promotions,
  onClose,
}: {
  readonly pages: readonly StaffPromotionPage[];
  /** Those for deposits. */
  readonly promotions: readonly Promotion[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { toWhole } = useRangeTexts();
  const [make] = useMakePromotionCodesMutation();
  // Sent again after a lost answer, they are the same codes.
  const ids = useRef({ id: crypto.randomUUID(), proposalId: crypto.randomUUID() });
  const coded = [
    ...pages
      .filter(({ activity }) => activity?.trigger === "CODE")
      .map(({ id, texts }) => ({ id, name: texts.EN?.title ?? Object.values(texts)[0]?.title ?? id })),
    ...promotions
      .filter(({ byCode }) => byCode)
      .map(({ id, names: { EN: name } }) => ({ id, name: t`${name} (with a deposit)` })),
  ];
  const [first] = coded;
  if (first === undefined)
    return (
      <Text tone="muted">
        <Trans>
          No promotion gives its bonus by a promo code. Make one under Pages of promotions, or one for deposits under
          Promotions.
        </Trans>
      </Text>
    );
  const initialValues: Values = { pageId: first.id, name: "", kind: "once", word: "", count: "100" };
  const check = ({ name, kind, word, count }: Values): Readonly<Record<string, string>> => {
    const most = kind === "word" ? mostCodeUses : mostCodesAtOnce;
    const isCount = /^[0-9]{1,7}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= most;
    return {
      ...(name.trim() === "" ? { name: t`Fill this in.` } : {}),
      ...(kind === "word" && foldPromotionCode(word) === null ? { word: t`4 to 30 letters and digits.` } : {}),
      ...(isCount ? {} : { count: toWhole([1, most]) }),
    };
  };
  return (
    <ActForm
      label={t`New codes`}
      hint={t`While they are in use, the terms of their promotion cannot be changed. They can be stopped; bonuses that were given stay.`}
      submit={t`Make the codes`}
      initialValues={initialValues}
      check={check}
      send={({ pageId: id, name, kind, word, count, reason }) =>
        make({
          merchant,
          ...ids.current,
          ...(pages.some((page) => page.id === id)
            ? { pageId: id, promotionId: null }
            : { pageId: null, promotionId: id }),
          name: name.trim(),
          word: kind === "word" ? word.trim() : null,
          count: Number(count),
          reason,
        }).unwrap()
      }
      onDone={({ proposal }) => {
        if (proposal === null) notify(t`The codes are made.`, { tone: "success" });
        else notify(t`Proposed. The codes are made when another person approves it.`, { tone: "info" });
        onClose();
      }}
    >
      <FormSelectField
        name="pageId"
        label={t`Promotion`}
        options={coded.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormTextField
        name="name"
        label={t`Name of these codes`}
        hint={t`For staff, such as where they are given out.`}
        maxLength={80}
        autoComplete="off"
      />
      <KindFields />
    </ActForm>
  );
}
