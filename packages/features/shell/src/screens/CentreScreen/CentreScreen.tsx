import {
  type CentreAddress,
  PageSkeleton,
  paths,
  readCentrePath,
  toCentrePath,
  useCentreAccess,
} from "@marquee/runtime";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCentreRefusal } from "../../model/useCentreRefusal.ts";

/** An address that the router takes for a centre's and that is none. */
const nowhere: CentreAddress = { centre: "member", panel: "/" };

/** A centre's address that was typed, followed or come back to: it opens over home (SH-16, SH-17), for who may. */
export function CentreScreen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = readCentrePath(pathname) ?? nowhere;
  const access = useCentreAccess(address);
  const path = toCentrePath(address);
  useCentreRefusal(access, address, () => void navigate(paths.index, { replace: true }));
  useEffect(() => {
    if (access === "open") void navigate(paths.index, { mask: { pathname: path, search }, replace: true });
  }, [access, navigate, path, search]);
  return <PageSkeleton />;
}
