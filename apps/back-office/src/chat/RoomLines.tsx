import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffChatRoom } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, EmptyState, Form, FormTextField } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { useListStaffChatLinesQuery, useWriteChatLineMutation } from "../api/endpoints/chat/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";

import { type LineAct, LineActs } from "./LineActs.tsx";
import { LineTable } from "./LineTable.tsx";

const Body = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

function WriteForm({ roomId }: { readonly roomId: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [write] = useWriteChatLineMutation();
  // One id for one text, however often it is sent.
  const id = useRef<string>(crypto.randomUUID());
  const { fault, submit } = useSubmit(
    ({ text }: { readonly text: string }) => write({ merchant, roomId, id: id.current, text: text.trim() }).unwrap(),
    () => {
      id.current = crypto.randomUUID();
    },
  );
  return (
    <Formik
      initialValues={{ text: "" }}
      validate={({ text }) => (text.trim() === "" ? { text: t`Fill this in.` } : {})}
      onSubmit={async (values, helpers) => {
        const before = id.current;
        await submit(values, helpers);
        if (id.current !== before) helpers.resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <Form label={t`Write as the house`}>
          <FormTextField
            name="text"
            label={t`Message`}
            hint={t`Members see the merchant's name and the mark of staff.`}
            maxLength={500}
            autoComplete="off"
          />
          <FormFault text={fault} />
          <Button type="submit" busy={isSubmitting}>
            <Trans>Write as the house</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** The newest lines of a room, and a field for the house. */
export function RoomLines({ room }: { readonly room: StaffChatRoom }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const mayModerate = useMay("chat.moderate");
  const query = useListStaffChatLinesQuery({ merchant, roomId: room.id }, { pollingInterval: 10_000 });
  const [act, setAct] = useState<LineAct>();
  return (
    <Body>
      <LoadGate loaded={query}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState picture="empty" title={t`No messages yet`}>
              <Trans>What members write in this room is listed here.</Trans>
            </EmptyState>
          ) : (
            <LineTable
              lines={lines}
              onRemove={(line) => setAct({ kind: "remove", line })}
              onSilence={(line) => setAct({ kind: "silence", line })}
            />
          )
        }
      </LoadGate>
      {mayModerate && room.isOpen && <WriteForm roomId={room.id} />}
      <LineActs act={act} onClose={() => setAct(undefined)} />
    </Body>
  );
}
