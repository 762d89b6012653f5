import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffChatWords } from "@marquee/contract/staff";
import { FormTextField, notify, Text } from "@marquee/ui-kit";
import { useGetStaffChatWordsQuery, useSaveChatWordsMutation } from "../api/endpoints/chat/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";

import { ActForm } from "../member/acts/ActForm.tsx";
import { toWords } from "./roomValues.ts";

function WordsForm({ list }: { readonly list: StaffChatWords }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [save] = useSaveChatWordsMutation();
  return (
    <ActForm
      label={t`Word list`}
      hint={t`A message with one of these words is refused, also where letters are replaced or stand apart.`}
      submit={t`Save the list`}
      initialValues={{ words: list.words.join(", ") }}
      send={({ words, reason }) => save({ merchant, version: list.version, words: toWords(words), reason }).unwrap()}
      onDone={() => notify(t`The list is saved.`, { tone: "success" })}
    >
      <FormTextField name="words" label={t`Words`} hint={t`Separated by commas`} autoComplete="off" />
    </ActForm>
  );
}

/** The words that no message may have. */
export function Words() {
  const merchant = useMerchantCode();
  const mayChange = useMay("chat.change");
  const query = useGetStaffChatWordsQuery({ merchant });
  return (
    <LoadGate loaded={query}>
      {(list) =>
        mayChange ? (
          // A saved list is another form.
          <WordsForm key={list.version} list={list} />
        ) : (
          <Text>{list.words.length === 0 ? <Trans>The list is empty.</Trans> : list.words.join(", ")}</Text>
        )
      }
    </LoadGate>
  );
}
