import { useLingui } from "@lingui/react/macro";
import { from } from "@marquee/design-tokens";
import {
  type CentreAddress,
  Gated,
  lazyWithRetry,
  useApp,
  useCentre,
  useCentreAccess,
  useCentreMoves,
  useCentrePanels,
  useIsAdmitted,
  useKeptMounted,
} from "@marquee/runtime";
import { Panel, Skeleton, useHasOverlay, useMediaQuery } from "@marquee/ui-kit";
import { useEffect, useMemo, useRef, useState } from "react";
import { useCentreRefusal } from "../../model/useCentreRefusal.ts";
import { useFocusReturn } from "../../model/useFocusReturn.ts";
import { CentreSummaries } from "./CentreSummaries.tsx";
import { PanelMenu } from "./PanelMenu.tsx";
import { PanelPlace } from "./PanelPlace.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { toPanelMenu } from "./toPanelMenu.ts";

/** The panels' components, made once: each comes in a chunk of its own when it is first shown. */
function useParts() {
  const { features } = useApp();
  return useMemo(
    () =>
      new Map(
        features.flatMap(({ panels = [] }) => panels).map((panel) => [panel, lazyWithRetry(panel.load, "Panel")]),
      ),
    [features],
  );
}

type AddressProps = { readonly address: CentreAddress };

function OpenCentre({ address }: AddressProps) {
  const { t } = useLingui();
  const { centre, panel: id } = address;
  const { features } = useApp();
  const parts = useParts();
  const { all, on } = useCentrePanels(centre);
  // Trial agents have a module of their own, which may go off while the centre is open.
  const isAllowed = useIsAdmitted(centre);
  const { toPanel, fromList, replace, backToList, close } = useCentreMoves();
  const isWide = useMediaQuery(from("tablet"));
  useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const menu = toPanelMenu(features, centre, isAllowed ? on : []);
  const shown = all.find((panel) => panel.id === id);
  const Part = shown && parts.get(shown);
  // A desk always shows a panel, and the address says which.
  const start = isWide && shown === undefined ? menu[0]?.panels[0]?.id : undefined;
  useEffect(() => {
    if (start !== undefined) replace({ centre, panel: start });
  }, [start, centre, replace]);
  const [last, setLast] = useState(shown?.id);
  if (shown && shown.id !== last) setLast(shown.id);
  const before = useRef(id);
  useEffect(() => {
    // On a phone the list is gone with what had the focus there.
    if (!isWide && id !== "" && id !== before.current) content.current?.focus();
    before.current = id;
  }, [id, isWide]);
  const title = centre === "member" ? t`Member centre` : t`Agent centre`;
  const hasMenu = isWide || shown === undefined;
  const waiting = menu.length === 0 ? <Gated isOn={false}>{null}</Gated> : isWide && <Skeleton shape="row" />;
  const place =
    shown && Part ? (
      <PanelPlace key={shown.id} id={shown.id} isOn={isAllowed && on.includes(shown)} Panel={Part} />
    ) : (
      waiting
    );
  return (
    <Panel
      title={title}
      open
      onClose={close}
      menuLabel={title}
      menu={
        hasMenu &&
        menu.length > 0 && (
          <>
            <CentreSummaries centre={centre} />
            <PanelMenu
              menu={menu}
              current={shown?.id}
              last={isWide ? undefined : last}
              toStep={(panel) => (isWide ? toPanel : fromList)({ centre, panel: panel.id })}
            />
          </>
        )
      }
      back={hasMenu ? undefined : { label: t`Back to the list`, onPress: () => backToList({ centre, panel: "" }) }}
      contentRef={content}
    >
      {shown !== undefined && shown.hasNoSample !== true && <SampleNote centre={centre} />}
      {place}
    </Panel>
  );
}

/** Lets in who may: whoever comes by Forward or a reload is asked again. */
function CentreDoor({ address }: AddressProps) {
  const access = useCentreAccess(address);
  // A dialog that is open already stays on top, with what is typed in it: the centre opens once it is closed.
  const isHeld = useHasOverlay();
  const wasOpen = useKeptMounted(access === "open" && !isHeld);
  const { leave } = useCentreMoves();
  const hasEnded = wasOpen && access === "login";
  // What is open and loses its last panel stays, and says so.
  const isIn = access === "open" || (wasOpen && access === "missing");
  useCentreRefusal(hasEnded ? "ended" : isIn ? "open" : access, address, leave);
  return isIn && wasOpen && <OpenCentre address={address} />;
}

/**
 * The frame of both centres, over any page (SH-16, SH-17): the address says which panel, the manifests which there are. Beside
 * their menu on a desk; on a phone a list, and each panel by itself with a way back.
 */
export function Centre() {
  const address = useCentre();
  return address && <CentreDoor address={address} />;
}
