import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorState, Spinner } from "@marquee/ui-kit";
import { useEffect, useMemo, useState } from "react";
import { useDispatch } from "react-redux";
import { useParams } from "react-router";
import { api } from "../api/api.ts";
import { isApiError } from "../api/ApiError.ts";
import { useGetStaffSessionQuery } from "../api/endpoints/staff/sessionEndpoints.ts";
import { LoginAgain, LoginPage } from "../login/LoginPage.tsx";
import { Shell } from "../shell/Shell.tsx";
import { keep, readKept } from "../texts/preferences.ts";
import { toErrorText } from "../texts/errorText.ts";
import { DeskContext } from "./DeskContext.ts";
import { NoMerchant } from "./NoMerchant.tsx";

const noRequest = {};

/** Shows the pages to who is logged in, and the login to everybody else; the address stays. */
export function SignedIn() {
  const { i18n, t } = useLingui();
  const { merchant: code } = useParams();
  // Asked again while the page is open: a session may end, and roles may change.
  const { data, error, isFetching, refetch } = useGetStaffSessionQuery(noRequest, {
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const isOut = isApiError(error) && error.status === 401;
  const session = isOut ? undefined : data;
  const merchants = session?.merchants ?? [];
  const merchant =
    code === undefined
      ? (merchants.find((each) => each.code === readKept("merchant")) ?? merchants[0])
      : merchants.find((each) => each.code === code);
  if (merchant !== undefined) keep("merchant", merchant.code);
  const desk = useMemo(
    () => (session === undefined || merchant === undefined ? undefined : { session, merchant }),
    [session, merchant],
  );
  const isIn = session !== undefined && session.pending === null;
  // Where a session ends, what somebody typed waits for the same person behind the login. A logout leaves nothing.
  const [kept, setKept] = useState(desk);
  // Somebody else who logs in begins with nothing of what the one before could see.
  const isOther = isIn && kept !== undefined && kept.session.email !== session.email;
  const dispatch = useDispatch();
  useEffect(() => {
    if (isOther) dispatch(api.util.resetApiState());
  }, [isOther, dispatch]);
  const next = isOther ? kept : isIn ? desk : data === undefined ? undefined : kept;
  if (next !== kept) setKept(next);
  const isAsked = !isIn && (isOut || session !== undefined);
  const step = { pending: session?.pending ?? null, hasApp: session?.secondFactor ?? false };
  if (isIn && !isOther && desk === undefined) return <NoMerchant session={session} />;
  if (next !== undefined && !isOther && (isIn || isAsked))
    return (
      <>
        <div key={next.session.email} hidden={!isIn}>
          <DeskContext value={next}>
            <Shell />
          </DeskContext>
        </div>
        {isAsked && <LoginAgain {...step} />}
      </>
    );
  if (isAsked) return <LoginPage {...step} />;
  if (error !== undefined)
    return (
      <ErrorState title={t`The back office cannot be reached`} onRetry={() => void refetch()} busy={isFetching}>
        {toErrorText(i18n, error)}
      </ErrorState>
    );
  return (
    <p role="status">
      <Spinner />
      <Trans>Loading</Trans>
    </p>
  );
}
