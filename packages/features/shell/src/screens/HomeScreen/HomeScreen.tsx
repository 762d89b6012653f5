import { Trans } from "@lingui/react/macro";
import { modalOpened, registerPaths, selectSession, useApp, useAppDispatch, useAppSelector, useGates } from "@marquee/runtime";
import { VisuallyHidden } from "@marquee/ui-kit";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** The sections that the brand's home names, in its order, as far as they are compiled and on (decision Q-46). */
function useSections() {
  const { features, settings } = useApp();
  const gates = useGates();
  const sections = features.flatMap(({ homeSections = [] }) => homeSections);
  return settings.layout.home.flatMap((id) => sections.filter((section) => section.id === id && gates.has(section.moduleId)));
}

/** Home (RT-01). Its registration addresses open the registration for a guest (RT-02) and nothing for a member (RT-03). */
export function HomeScreen() {
  const { pathname } = useLocation();
  const { name } = useApp().settings;
  const dispatch = useAppDispatch();
  const isGuest = useAppSelector(selectSession) === null;
  const sections = useSections();
  useEffect(() => {
    if (isGuest && registerPaths.includes(pathname)) dispatch(modalOpened("registerModal"));
    // Only arriving opens it: closing the modal or logging out later must not bring it back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, dispatch]);
  return (
    <>
      <VisuallyHidden>
        <h1>
          <Trans>Home of {name}</Trans>
        </h1>
      </VisuallyHidden>
      {sections.map(({ id, Section }) => (
        <Section key={id} />
      ))}
    </>
  );
}
