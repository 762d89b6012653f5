import { Trans, useLingui } from "@lingui/react/macro";
import type { Restriction } from "@marquee/contract/staff";
import { Button, FormSelectField, Heading, Link, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListLabelsQuery } from "../api/endpoints/member/staffPartEndpoints.ts";
import { useListRestrictionsQuery } from "../api/endpoints/restriction/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { AddRestrictionForm } from "./AddRestrictionForm.tsx";
import { LiftRestrictionForm } from "./LiftRestrictionForm.tsx";
import { useRestrictionColumns } from "./useRestrictionColumns.tsx";
import { FormModal } from "../forms/FormModal.tsx";

const isState = (text: string): text is "IN_FORCE" | "OVER" => text === "IN_FORCE" || text === "OVER";

function useSubjectColumn(): ListColumn<Restriction> {
  const { t } = useLingui();
  const { merchant } = useDesk();
  return {
    key: "subject",
    title: t`Who`,
    toCell: ({ subject, subjectId, subjectName }) =>
      subject === "LABEL" ? (
        t`Label ${subjectName}`
      ) : (
        <Link href={`/${merchant.code}/members/${subjectId}?part=restrictions`}>{subjectName}</Link>
      ),
    toText: ({ subjectName }) => subjectName,
  };
}

/** The game restrictions of a merchant's members and labels; those of labels are added here. */
export function RestrictionsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("members.secure");
  const { data: labels = [] } = useListLabelsQuery({ merchant: merchant.code });
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Restriction>();
  const [state, label] = [address.get("state"), address.get("label")];
  const loaded = useListRestrictionsQuery({
    merchant: merchant.code,
    ...(isState(state) ? { state } : {}),
    ...(label === "" ? {} : { labelId: label }),
    ...address.page,
  });
  const [first, ...others] = useRestrictionColumns(setAsked);
  const subject = useSubjectColumn();
  const names = labels.map(({ id, names: { EN } }) => ({ value: id, label: EN }));
  const close = (): void => {
    setAdding(false);
    setAsked(undefined);
  };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Game restrictions</Trans>
        </Heading>
        {mayChange ? (
          <Button look="primary" onClick={() => setAdding(true)}>
            <Trans>Bar a label from games</Trans>
          </Button>
        ) : null}
      </PageHead>
      <RecordList
        name="restrictions"
        caption={t`Game restrictions`}
        columns={first === undefined ? [] : [first, subject, ...others]}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <>
            <SelectField
              name="state"
              label={t`State`}
              value={state}
              onChange={({ target }) => address.filter({ state: target.value })}
              options={[
                { value: "", label: t`All` },
                { value: "IN_FORCE", label: t`In force` },
                { value: "OVER", label: t`Over` },
              ]}
            />
            <SelectField
              name="label"
              label={t`Label`}
              value={label}
              onChange={({ target }) => address.filter({ label: target.value })}
              options={[{ value: "", label: t`All` }, ...names]}
            />
          </>
        }
      />
      <FormModal title={t`Bar a label from games`} open={isAdding} onClose={close}>
        {isAdding ? (
          <AddRestrictionForm
            label={t`Bar a label from games`}
            hint={t`It applies to everyone with the label, including those who get it later. Their games for money that are open there end at once.`}
            subject={{ labelId: label }}
            onClose={close}
          >
            <FormSelectField name="label" label={t`Label`} options={[{ value: "", label: t`Choose` }, ...names]} />
          </AddRestrictionForm>
        ) : null}
      </FormModal>
      <FormModal title={t`Lift the restriction`} open={asked !== undefined} onClose={close}>
        {asked === undefined ? null : <LiftRestrictionForm restriction={asked} onClose={close} />}
      </FormModal>
    </Page>
  );
}
