import { useZoneName } from "../texts/useZoneName.ts";
import { useLingui } from "@lingui/react/macro";
import { gameCategories, type RestrictionScope } from "@marquee/contract";
import { FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { type ReactNode, useState } from "react";
import {
  useAddRestrictionMutation,
  useListRestrictionTargetsQuery,
} from "../api/endpoints/restriction/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { GameField } from "./GameField.tsx";
import { useRestrictionTexts } from "./useRestrictionTexts.ts";

interface Values {
  readonly label: string;
  readonly scope: RestrictionScope;
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
  readonly gameTitle: string;
  readonly until: string;
}

const fields = { CATEGORY: "category", VENDOR: "vendor", GAME: "game" } as const;

/** What the chosen scope names; empty while nothing is chosen. */
const toTarget = ({ scope, ...values }: Pick<Values, "scope" | (typeof fields)[keyof typeof fields]>): string =>
  scope === "ALL" ? scope : values[fields[scope]];

/** What is barred: a category, a vendor in a category, or a game. */
function TargetFields() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { scopes, toCategory } = useRestrictionTexts();
  const { scope } = useFormikContext<Values>().values;
  const { data } = useListRestrictionTargetsQuery({ merchant });
  const none = { value: "", label: t`Choose` };
  return (
    <>
      <FormSelectField
        name="scope"
        label={t`Barred from`}
        options={Object.entries(scopes).map(([value, label]) => ({ value, label }))}
      />
      {scope === "CATEGORY" && (
        <FormSelectField
          name="category"
          label={t`Category`}
          options={[none, ...gameCategories.map(({ category }) => ({ value: category, label: toCategory(category) }))]}
        />
      )}
      {scope === "VENDOR" && (
        <FormSelectField
          name="vendor"
          label={t`Vendor`}
          options={[
            none,
            ...(data?.vendors ?? []).map(({ category, vendor, name }) => ({
              value: `${category}/${vendor}`,
              label: `${toCategory(category)}: ${name}`,
            })),
          ]}
        />
      )}
      {scope === "GAME" && <GameField name="game" titleField="gameTitle" />}
    </>
  );
}

/** Bars a member, or those who carry a label, from games for money. */
export function AddRestrictionForm({
  label,
  hint,
  subject,
  version,
  onConflict,
  onClose,
  children,
}: {
  readonly label: string;
  readonly hint: string;
  /** The member; left out, the form's own field `label` names a label. */
  readonly subject: { readonly memberId: string } | { readonly labelId: string };
  /** The version of the member that was seen. */
  readonly version?: number;
  readonly onConflict?: (version: number) => void;
  readonly onClose: () => void;
  /** The field that chooses the label. */
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it adds one.
  const [id] = useState(() => crypto.randomUUID());
  const [add] = useAddRestrictionMutation();
  const isMember = "memberId" in subject;
  const initialValues: Values = {
    label: isMember ? "" : subject.labelId,
    scope: "VENDOR",
    category: "",
    vendor: "",
    game: "",
    gameTitle: "",
    until: "",
  };
  return (
    <ActForm
      label={label}
      hint={hint}
      submit={t`Bar from these games`}
      isGrave
      initialValues={initialValues}
      check={(values) => ({
        ...(isMember || values.label !== "" ? {} : { label: t`Choose one.` }),
        ...(toTarget(values) === "" && values.scope !== "ALL" ? { [fields[values.scope]]: t`Choose one.` } : {}),
      })}
      send={({ scope, until, reason, ...values }) =>
        add({
          merchant,
          id,
          ...(isMember
            ? { subject: "MEMBER", subjectId: subject.memberId }
            : { subject: "LABEL", subjectId: values.label }),
          ...(version === undefined ? {} : { version }),
          scope,
          target: toTarget({ ...values, scope }),
          ...(until === "" ? {} : { until }),
          reason,
        }).unwrap()
      }
      {...(onConflict === undefined ? {} : { onConflict })}
      onDone={() => {
        notify(t`It is in force.`, { tone: "success" });
        onClose();
      }}
    >
      {children}
      <TargetFields />
      <FormTextField
        name="until"
        type="datetime-local"
        label={t`Until`}
        hint={t`In ${zone}; empty: until it is lifted.`}
      />
    </ActForm>
  );
}
