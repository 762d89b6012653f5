import { useLingui } from "@lingui/react/macro";
import { isLanguageCode, languages } from "@marquee/contract";
import type { StaffChatRoom } from "@marquee/contract/staff";
import { FormCheckboxField, FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useSaveChatRoomMutation } from "../api/endpoints/chat/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { ranges, toNumber } from "./roomValues.ts";

const figure = { inputMode: "numeric", maxLength: 4, autoComplete: "off" } as const;

/** Makes or changes a room; the room of a language keeps its name and its language. */
export function RoomForm({
  room,
  onClose,
}: {
  readonly room: StaffChatRoom | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const { toWhole } = useRangeTexts();
  const [save] = useSaveChatRoomMutation();
  // One id for the form: sent twice, it makes one room.
  const [id] = useState(() => room?.id ?? crypto.randomUUID());
  const isOfLanguage = room !== undefined && room.name === null;
  const first = {
    name: room?.name ?? "",
    language: String(room?.language ?? "EN"),
    slowSeconds: String(room?.slowSeconds ?? 0),
    leastLevel: String(room?.leastLevel ?? 0),
    isOpen: room?.isOpen ?? true,
  };
  return (
    <ActForm
      label={room === undefined ? t`New room` : t`Change a room`}
      hint={t`Members of the language see an open room at once. A closed one keeps its messages.`}
      submit={t`Save the room`}
      initialValues={first}
      check={(values): Readonly<Record<string, string>> => ({
        ...(!isOfLanguage && values.name.trim() === "" && { name: t`Fill this in.` }),
        ...(toNumber(values.slowSeconds, ranges.slowSeconds) === undefined && {
          slowSeconds: toWhole(ranges.slowSeconds),
        }),
        ...(toNumber(values.leastLevel, ranges.leastLevel) === undefined && { leastLevel: toWhole(ranges.leastLevel) }),
      })}
      send={({ name, language, slowSeconds, leastLevel, isOpen, reason }) =>
        save({
          merchant,
          id,
          version: room?.version ?? 0,
          name: name.trim(),
          language: isLanguageCode(language) ? language : "EN",
          slowSeconds: toNumber(slowSeconds, ranges.slowSeconds) ?? 0,
          leastLevel: toNumber(leastLevel, ranges.leastLevel) ?? 0,
          isOpen,
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`The room is saved.`, { tone: "success" });
        onClose();
      }}
    >
      {!isOfLanguage && (
        <>
          <FormTextField name="name" label={t`Name`} required maxLength={40} autoComplete="off" />
          <FormSelectField
            name="language"
            label={t`Language`}
            options={languages.map(({ code }) => ({ value: code, label: names[code] }))}
          />
        </>
      )}
      <FormTextField
        name="slowSeconds"
        label={t`Seconds between two messages of a member`}
        hint={t`0 for no pause`}
        {...figure}
      />
      <FormTextField
        name="leastLevel"
        label={t`Lowest VIP level that may enter`}
        hint={t`0 for all members`}
        {...figure}
      />
      <FormCheckboxField name="isOpen" label={t`Open`} />
    </ActForm>
  );
}
