import { useLingui } from "@lingui/react/macro";
import { mostLineCharacters } from "@marquee/contract";
import type { SavedAnswer, StaffTicketSheet } from "@marquee/contract/staff";
import { MessageField, SelectField } from "@marquee/ui-kit";
import { useRef, useState } from "react";
import { useWriteLiveChatMutation } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { type AnswerPicture, AnswerPictures } from "../AnswerPictures.tsx";
import { useStaffSignal } from "./useStaffSignal.ts";

/** Writes in a live chat: Enter sends. A saved answer comes in the member's language. What is refused stays in the field. */
export function LiveAnswer({
  ticket: { id, language, lines },
  answers,
}: {
  readonly ticket: StaffTicketSheet;
  readonly answers: readonly SavedAnswer[];
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const [write, { isLoading }] = useWriteLiveChatMutation();
  const [text, setText] = useState("");
  const [pictures, setPictures] = useState<readonly AnswerPicture[]>([]);
  const [fault, setFault] = useState("");
  // One id for one text, however often it is sent.
  const lineId = useRef<string>(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const { press, stop } = useStaffSignal(id, lines.findLast(({ by }) => by === "MEMBER")?.at ?? null);
  const send = async (): Promise<void> => {
    setFault("");
    stop();
    try {
      const images = pictures.length === 0 ? {} : { images: pictures.map(({ uploadId }) => uploadId) };
      await write({ merchant, id, lineId: lineId.current, content: text, ...images }).unwrap();
      setPictures([]);
      lineId.current = crypto.randomUUID();
      setText("");
      field.current?.focus();
    } catch (error) {
      setFault(toErrorText(i18n, error));
    }
  };
  return (
    <>
      {answers.length > 0 && (
        <SelectField
          label={t`Saved answer`}
          value=""
          options={[
            { value: "", label: t`Choose` },
            ...answers.map((saved) => ({ value: saved.id, label: saved.name })),
          ]}
          onChange={({ target }) => {
            const texts = answers.find((saved) => saved.id === target.value)?.texts;
            if (texts === undefined) return;
            setText(`${text.trim() === "" ? "" : `${text.trim()}\n\n`}${texts[language] ?? texts.EN}`);
            field.current?.focus();
          }}
        />
      )}
      <MessageField
        ref={field}
        label={t`Write to the member`}
        field={t`Message to the member`}
        send={t`Send`}
        value={text}
        onChange={(value) => {
          setText(value);
          if (value.trim() !== "") press();
        }}
        onSend={() => void send()}
        isClosed={isLoading}
        maxLength={mostLineCharacters}
        fault={fault}
        hint={t`The member writes in ${names[language]}.`}
      >
        <AnswerPictures ticketId={id} value={pictures} onChange={setPictures} />
      </MessageField>
    </>
  );
}
