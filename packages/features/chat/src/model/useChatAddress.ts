import { useLingui } from "@lingui/react/macro";
import { useGetChatUrlQuery } from "@marquee/api-client";
import { chatHeaderColor } from "@marquee/contract";
import { useIsOn, useLanguage } from "@marquee/runtime";

/** How old an address may be where a part of the chat begins, in seconds: the sign-in in it ends after 60. */
const freshSeconds = 30;

/** Where the chat stands, in the page's language and our colour (CH-03, CN-02); nothing is asked while its rooms are off. */
export function useChatAddress() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return useGetChatUrlQuery(
    { b2c: "1", title: t`Chat`, language, headerColor: chatHeaderColor },
    { skip: !useIsOn("CHATROOM3"), refetchOnMountOrArgChange: freshSeconds },
  );
}
