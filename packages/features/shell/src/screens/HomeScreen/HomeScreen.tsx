import { Trans } from "@lingui/react/macro";
import {
  DeferredPart,
  modalOpened,
  registerModal,
  registerPaths,
  selectSession,
  useApp,
  useAppStore,
  useGates,
} from "@marquee/runtime";
import { VisuallyHidden } from "@marquee/ui-kit";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** The sections that the brand's home names, in its order, as far as they are compiled and on (decision Q-46). */
function useSections() {
  const { features, settings } = useApp();
  const gates = useGates();
  const sections = features.flatMap(({ homeSections = [] }) => homeSections);
  return settings.layout.home.flatMap((id) =>
    sections.filter((section) => section.id === id && gates.has(section.moduleId)),
  );
}

/** Home (RT-01). Its registration addresses open the registration for a guest (RT-02) and nothing for a member (RT-03). */
export function HomeScreen() {
  const { pathname } = useLocation();
  const { name } = useApp().settings;
  const store = useAppStore();
  const sections = useSections();
  useEffect(() => {
    // The session as it is on arrival, unwatched: logging out later must not bring the modal back.
    const isGuest = selectSession(store.getState()) === null;
    if (isGuest && registerPaths.includes(pathname)) store.dispatch(modalOpened(registerModal));
  }, [pathname, store]);
  return (
    <>
      <VisuallyHidden>
        <h1>
          <Trans>Home of {name}</Trans>
        </h1>
      </VisuallyHidden>
      {sections.map((section) =>
        "Section" in section ? (
          <section.Section key={section.id} />
        ) : (
          <DeferredPart key={section.id} load={section.loadDeferred} />
        ),
      )}
    </>
  );
}
