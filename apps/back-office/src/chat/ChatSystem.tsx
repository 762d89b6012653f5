import { Trans } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { useGetStaffChatSystemQuery } from "../api/endpoints/chat/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { ChatSystemCard } from "./ChatSystemCard.tsx";

/** Which chat system the merchant has, asked each time it is opened (CH-03). */
export function ChatSystem() {
  const merchant = useMerchantCode();
  const query = useGetStaffChatSystemQuery({ merchant }, { refetchOnMountOrArgChange: true });
  return (
    <LoadGate loaded={query}>
      {({ outside }) => (
        <ChatSystemCard outside={outside}>
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            <Trans>Ask again</Trans>
          </Button>
        </ChatSystemCard>
      )}
    </LoadGate>
  );
}
