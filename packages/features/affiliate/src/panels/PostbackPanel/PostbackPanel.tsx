import { Trans } from "@lingui/react/macro";
import { useGetAffiliateAccountQuery, useGetAffiliatePostbackQuery } from "@marquee/api-client";
import type { AffiliatePostback } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { PanelPage } from "../../components/PanelPage.ts";
import { PostbackForm } from "./PostbackForm.tsx";
import { PostbackState } from "./PostbackState.tsx";
import { RenewSecret } from "./RenewSecret.tsx";
import { SecretDialog } from "./SecretDialog.tsx";

function Postback({ answer }: { readonly answer: AffiliatePostback }) {
  const [secret, setSecret] = useState("");
  const { data: account } = useGetAffiliateAccountQuery({});
  const isActive = account?.agreements.some(({ state }) => state === "ACTIVE") ?? true;
  return (
    <>
      {answer.postback !== null && <PostbackState postback={answer.postback} />}
      {isActive ? (
        <>
          <PostbackForm answer={answer} onSecret={setSecret} />
          {answer.postback !== null && <RenewSecret postback={answer.postback} onSecret={setSecret} />}
        </>
      ) : (
        <Text>
          <Trans>You have no plan in force, so this cannot be changed.</Trans>
        </Text>
      )}
      {secret !== "" && <SecretDialog secret={secret} onClose={() => setSecret("")} />}
    </>
  );
}

/** Where the affiliate's own system is told of what its links bring. */
export function PostbackPanel() {
  const query = useGetAffiliatePostbackQuery({});
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Postback</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>
          We tell your own system what your links bring: the event, your click id and the campaign, but no names.
        </Trans>
      </Text>
      <LoadGate query={query} rows={4}>
        {(answer) => <Postback answer={answer} />}
      </LoadGate>
    </PanelPage>
  );
}
