import { Trans, useLingui } from "@lingui/react/macro";
import { useCreateAffiliateLinkMutation } from "@marquee/api-client";
import type { AffiliateLinkKind, Campaign, OwnAgreement } from "@marquee/contract";
import { useFormFaults } from "@marquee/runtime";
import { Button, Form, FormRadioGroup, Modal, notify, Refusal } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";

const toKind = (text: string): AffiliateLinkKind => (text === "SUB" ? "SUB" : "PLAYER");

/** Makes a link of a campaign: for players, or for people who become affiliates themselves. */
export function LinkDialog({
  campaign: { id, name },
  agreement,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly agreement: OwnAgreement;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [create] = useCreateAffiliateLinkMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  const { subRate } = agreement.version.terms;
  const submit = async ({ kind }: { readonly kind: string }): Promise<void> => {
    setRefusal("");
    const result = await create({ campaignId: id, kind: toKind(kind) });
    if (result.data === undefined) {
      const { text, fields } = toFaults(result.error);
      return setRefusal(text === "" ? Object.values(fields).join(" ") : text);
    }
    notify(t`The link was made.`, { tone: "success" });
    onClose();
  };
  return (
    <Modal title={t`New link of ${name}`} open onClose={onClose}>
      <Formik initialValues={{ kind: "PLAYER" }} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form label={t`New link of ${name}`}>
            <Refusal text={refusal} />
            <FormRadioGroup
              name="kind"
              label={t`Who registers with it`}
              options={[
                { value: "PLAYER", label: t`Players`, detail: t`They count under your plan.` },
                {
                  value: "SUB",
                  label: t`Affiliates`,
                  detail:
                    Number(subRate) === 0
                      ? t`Your plan pays nothing for sub-affiliates at the moment.`
                      : t`When they have a plan too, you get ${subRate} % of what they earn from their own players.`,
                },
              ]}
            />
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Make the link</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
