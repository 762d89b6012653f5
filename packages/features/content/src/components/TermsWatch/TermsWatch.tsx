import { useGetMemberTermsQuery } from "@marquee/api-client";
import { modalOpened, useAppDispatch } from "@marquee/runtime";
import { useEffect, useRef } from "react";
import { termsModal } from "../../modals/termsModal.ts";

const noRequest = {};

/** Opens new terms to a member who logs in or comes with a session: once, for whoever puts them away may still withdraw, set limits or ask for help. */
export function TermsWatch() {
  const dispatch = useAppDispatch();
  const { data, isFetching } = useGetMemberTermsQuery(noRequest);
  const told = useRef<number>(undefined);
  const version = isFetching ? undefined : data?.terms?.version;
  useEffect(() => {
    if (version === undefined || version === told.current) return;
    told.current = version;
    dispatch(modalOpened(termsModal));
  }, [version, dispatch]);
  return null;
}
