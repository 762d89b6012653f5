import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import {
  centreClosed,
  centreOpened,
  ChunkBoundary,
  Gated,
  lazyWithRetry,
  selectCentre,
  useApp,
  useAppDispatch,
  useAppSelector,
  useGates,
} from "@marquee/runtime";
import { Panel, Skeleton } from "@marquee/ui-kit";
import { Suspense, useMemo, useState } from "react";
import { styled } from "styled-components";

const Menu = styled.ul`
  display: flex;
  gap: ${token("space.4")};
  padding: ${token("space.8")};
  overflow-x: auto;
  > li > button {
    display: flex;
    align-items: center;
    gap: ${token("space.8")};
    inline-size: 100%;
    min-block-size: ${token("layout.tap")};
    padding-inline: ${token("space.12")};
    border: 0;
    border-radius: ${token("radius.control")};
    background: none;
    color: ${token("color.muted")};
    font-size: ${token("text.small")};
    white-space: nowrap;
    cursor: pointer;
    &:hover { color: ${token("color.text")}; }
    &[aria-current="true"] { background: ${token("color.primarySoft")}; color: ${token("color.text")}; }
  }
`;

/** The member centre over any page (SH-16): the panels of the features that are on, each in a chunk of its own. */
export function MemberCentre() {
  const { t } = useLingui();
  const { features } = useApp();
  const gates = useGates();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectCentre);
  const all = useMemo(
    () =>
      features
        .flatMap(({ panels = [] }) => panels)
        .toSorted((a, b) => a.order - b.order)
        .map((panel) => ({ ...panel, Panel: lazyWithRetry(panel.load, "Panel") })),
    [features],
  );
  const panels = all.filter(({ centre, moduleId }) => centre === "member" && gates.has(moduleId));
  // A panel that goes off while it is shown waits in its place until another one is chosen.
  const [last, setLast] = useState<string>();
  const shown = panels.find(({ id }) => id === open?.panel) ?? all.find(({ id }) => id === last) ?? panels[0];
  if (shown && shown.id !== last) setLast(shown.id);
  const menu = (
    <Menu>
      {panels.map(({ id, label, icon: Picture }) => (
        <li key={id}>
          <button type="button" aria-current={id === shown?.id} onClick={() => dispatch(centreOpened({ centre: "member", panel: id }))}>
            <Picture size={20} aria-hidden="true" />
            {t(label)}
          </button>
        </li>
      ))}
    </Menu>
  );
  return (
    <Panel title={t`Member centre`} menuLabel={t`Member centre`} menu={menu} open={open !== null} onClose={() => dispatch(centreClosed())}>
      {shown && (
        <ChunkBoundary resetKey={shown.id}>
          <Suspense fallback={<Skeleton shape="row" />}>
            <Gated isOn={gates.has(shown.moduleId)}>
              <shown.Panel />
            </Gated>
          </Suspense>
        </ChunkBoundary>
      )}
    </Panel>
  );
}
