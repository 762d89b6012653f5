import { Trans, useLingui } from "@lingui/react/macro";
import { helpIcons } from "@marquee/contract";
import type { HelpCategory } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { Formik, useFormikContext } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { useSaveHelpCategoryMutation } from "../../api/endpoints/content/staffEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { MergeBox } from "../../forms/MergeBox.tsx";
import { type Merge, useMerge } from "../../forms/useMerge.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useDocumentTexts } from "../useDocumentTexts.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";

const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

type Values = Readonly<Record<string, string>>;

function Theirs({ merge, labels }: { readonly merge: Merge; readonly labels: Readonly<Record<string, string>> }) {
  const { dirty } = useFormikContext();
  const { icons } = useDocumentTexts();
  return dirty ? <MergeBox merge={merge} labels={labels} names={{ icon: icons }} /> : null;
}

/** Makes a category of the help centre, or changes one. */
export function CategoryForm({
  category,
  list,
  onClose,
}: {
  /** What the form opens with; undefined for a new one. */
  readonly category: HelpCategory | undefined;
  /** What is stored by now. */
  readonly list: readonly HelpCategory[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names: languageNames } = useLanguageNames();
  const { icons } = useDocumentTexts();
  const { first, others } = useSiteLanguages();
  const codes = [first, ...others];
  const [save] = useSaveHelpCategoryMutation();
  // One id for the form: sent twice, it makes one category.
  const [id] = useState(() => category?.id ?? crypto.randomUUID());
  const toValues = (from: HelpCategory | undefined): Values => ({
    ...Object.fromEntries(codes.map((code) => [code, from?.names[code] ?? ""])),
    icon: from?.icon ?? "other",
  });
  const [opened] = useState(() => toValues(category));
  const current = list.find((each) => each.id === id);
  const merge = useMerge(opened, category === undefined ? opened : toValues(current ?? category));
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(codes.map((code) => [code, t`Name in ${languageNames[code]}`])),
    icon: t`Picture`,
  };
  const last = Math.max(-1, ...list.map(({ position }) => position));
  const { fault, submit } = useSubmit(
    (values: Values) =>
      save({
        merchant,
        id,
        version: current?.version ?? 0,
        names: Object.fromEntries(
          codes.flatMap((code) => {
            const name = values[code]?.trim() ?? "";
            return name === "" ? [] : [[code, name]];
          }),
        ),
        icon: helpIcons.find((icon) => icon === values["icon"]) ?? "other",
        position: current?.position ?? Math.min(last + 1, 100_000),
      }).unwrap(),
    () => {
      notify(t`Saved.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={opened}
      validate={(values) => ({
        ...((values[first] ?? "").trim() === "" ? { [first]: t`Fill this in.` } : {}),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Category`}>
          <Pair>
            {codes.map((code) => (
              <FormTextField
                key={code}
                name={code}
                label={labels[code] ?? code}
                required={code === first}
                maxLength={60}
                autoComplete="off"
              />
            ))}
          </Pair>
          <FormSelectField
            name="icon"
            label={t`Picture`}
            options={helpIcons.map((value) => ({ value, label: icons[value] }))}
          />
          <Theirs merge={merge} labels={labels} />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Save</Trans>
          </Button>
          <LeaveGuard />
        </Form>
      )}
    </Formik>
  );
}
