import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useRef } from "react";
import { styled } from "styled-components";
import {
  useAddMemberRemarkMutation,
  useListMemberRemarksQuery,
} from "../../api/endpoints/member/staffPartEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Stack } from "./Sheet.ts";

const Remark = styled.article`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Write = styled.div`max-inline-size: 640px;`;

const empty = { text: "" };

function RemarkForm({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [add] = useAddMemberRemarkMutation();
  // One id for each remark: sent twice, it is written once.
  const id = useRef(crypto.randomUUID());
  const { fault, submit } = useSubmit(async ({ text }: typeof empty) => {
    await add({ merchant: merchant.code, id: id.current, memberId: member.id, text: text.trim() }).unwrap();
    id.current = crypto.randomUUID();
  });
  return (
    <Write>
      <Formik
        initialValues={empty}
        validate={({ text }) => (text.trim() === "" ? { text: t`Fill this in.` } : {})}
        onSubmit={async (values, helpers) => {
          const before = id.current;
          await submit(values, helpers);
          if (id.current !== before) helpers.resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <Form label={t`Write a remark`}>
            <FormTextField
              name="text"
              label={t`Remark`}
              hint={t`Colleagues read it, the member never does. It cannot be changed later.`}
              maxLength={2_000}
              autoComplete="off"
            />
            <LeaveGuard />
            <FormFault text={fault} />
            <Button type="submit" size="small" look="primary" busy={isSubmitting}>
              <Trans>Write</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Write>
  );
}

/** What colleagues wrote about a member. */
export function RemarksPart({ member }: { readonly member: MemberSheet }) {
  const { merchant } = useDesk();
  const mayChange = useMay("members.change");
  const toTime = useTimeText();
  const loaded = useListMemberRemarksQuery({ merchant: merchant.code, memberId: member.id });
  return (
    <Stack>
      {mayChange && !member.erased ? <RemarkForm member={member} /> : null}
      <LoadGate loaded={loaded}>
        {(remarks) =>
          remarks.length === 0 ? (
            <Text tone="muted">
              <Trans>Nobody has written anything yet.</Trans>
            </Text>
          ) : (
            <Stack>
              {remarks.map(({ id, by, at, text }) => (
                <Remark key={id}>
                  <Text size="small" tone="muted">
                    {by} · {toTime(at, merchant.timeZone)}
                  </Text>
                  {text}
                </Remark>
              ))}
            </Stack>
          )
        }
      </LoadGate>
    </Stack>
  );
}
