import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckSheet, DecideCheck } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import {
  useDecideIdentityCheckMutation,
  useGetIdentityCheckQuery,
} from "../../api/endpoints/member/staffPartEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Facts } from "../../frame/Facts.ts";
import { Stack } from "../sheet/Sheet.ts";
import { checkTones, useCheckTexts } from "./useCheckTexts.ts";
import { FormModal } from "../../forms/FormModal.tsx";

const Pictures = styled.div`
  display: grid;
  gap: ${token("space.12")};
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  figure { display: grid; gap: ${token("space.4")}; margin: 0; }
  img { inline-size: 100%; max-block-size: 320px; object-fit: contain; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; }
  figcaption { font-size: ${token("text.caption")}; color: ${token("color.muted")}; }
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

const empty = { reason: "" };

function DecideForm({ check, onClose }: { readonly check: CheckSheet; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideIdentityCheckMutation();
  const isOpen = check.state === "SUBMITTED";
  const [decision, setDecision] = useState<DecideCheck["decision"]>(isOpen ? "approve" : "askAgain");
  const { fault, submit } = useSubmit(
    ({ reason }: typeof empty) => decide({ merchant, id: check.id, decision, reason: reason.trim() }).unwrap(),
    () => {
      notify(t`Decided. The member is told.`, { tone: "success" });
      onClose();
    },
  );
  if (!isOpen && check.state !== "APPROVED") return null;
  return (
    <Formik
      initialValues={empty}
      validate={({ reason }) =>
        decision !== "approve" && reason.trim().length < 3 ? { reason: t`Tell the member why, in a few words.` } : {}
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Decide`}>
          <FormTextField
            name="reason"
            label={t`Reason for the member`}
            hint={t`The member reads it; an approval needs none.`}
            maxLength={300}
            autoComplete="off"
          />
          <LeaveGuard />
          <FormFault text={fault} />
          <Buttons>
            {isOpen ? (
              <>
                <Button type="submit" look="primary" busy={isSubmitting} onClick={() => setDecision("approve")}>
                  <Trans>Approve</Trans>
                </Button>
                <Button type="submit" look="danger" busy={isSubmitting} onClick={() => setDecision("reject")}>
                  <Trans>Reject</Trans>
                </Button>
              </>
            ) : (
              <Button type="submit" look="danger" busy={isSubmitting}>
                <Trans>Ask for documents again</Trans>
              </Button>
            )}
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}

function CheckView({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { states, types } = useCheckTexts();
  const parts = { front: t`Front`, back: t`Back`, selfie: t`Face with the number` };
  const loaded = useGetIdentityCheckQuery({ merchant, id });
  return (
    <LoadGate loaded={loaded}>
      {(check) => (
        <Stack>
          <Facts>
            <dt>{t`Member`}</dt>
            <dd>{check.username}</dd>
            <dt>{t`State`}</dt>
            <dd>
              <Badge tone={checkTones[check.state]}>{states[check.state]}</Badge>
            </dd>
            <dt>{t`Document`}</dt>
            <dd>{types[check.documentType]}</dd>
            <dt>{t`Name on it`}</dt>
            <dd>{check.fullName}</dd>
            <dt>{t`Birthday`}</dt>
            <dd>{check.birthday ?? "–"}</dd>
            <dt>{t`Number in the picture`}</dt>
            <dd>{check.livenessCode}</dd>
          </Facts>
          <Pictures>
            {check.pictures.map(({ part, url }) => (
              <figure key={part}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <img src={url} alt={parts[part]} />
                </a>
                <figcaption>{parts[part]}</figcaption>
              </figure>
            ))}
          </Pictures>
          {check.reason === "" ? null : <Text tone="muted">{check.reason}</Text>}
          <DecideForm check={check} onClose={onClose} />
        </Stack>
      )}
    </LoadGate>
  );
}

/** A member's documents side by side, and the decision about them. */
export function CheckDialog({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormModal title={t`Identity documents`} open={id !== undefined} onClose={onClose}>
      {id === undefined ? null : <CheckView id={id} onClose={onClose} />}
    </FormModal>
  );
}
