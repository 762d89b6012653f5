import { Trans, useLingui } from "@lingui/react/macro";
import type { PlannedSwitch, SwitchNode } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Heading, Text } from "@marquee/ui-kit";
import type { Ref } from "react";
import { styled } from "styled-components";
import { Facts } from "../../frame/Facts.ts";
import { useMay } from "../../frame/DeskContext.ts";
import { Section } from "../../frame/Section.tsx";
import { PlannedList } from "../PlannedList.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { ModuleForm } from "./ModuleForm.tsx";
import { NodeForm } from "./NodeForm.tsx";
import { useNodeTexts } from "./useNodeTexts.ts";

const Base = styled.div`display: grid; align-content: start; gap: ${token("space.16")}; min-inline-size: 0;`;

/** Everything about one module: what is in effect and why, its switch, its owner, what is planned. */
export function NodePanel({
  node,
  planned,
  send,
  onAffect,
  headRef,
}: {
  readonly node: SwitchNode;
  readonly planned: readonly PlannedSwitch[];
  readonly send: SendSwitch;
  readonly onAffect: (ids: readonly string[]) => void;
  readonly headRef: Ref<HTMLHeadingElement>;
}) {
  const { t } = useLingui();
  const canChange = useMay("switches.change");
  const { toState, toReason } = useNodeTexts();
  const { toModule } = useNameTexts();
  const { name, does } = toModule(node.id);
  const pairs: readonly (readonly [string, string])[] = [
    [t`In effect`, `${toState(node)}. ${toReason(node)}`],
    [t`Own switch`, node.own === null ? t`Not in this merchant's tree` : node.own === "1" ? t`On` : t`Off`],
    ...(node.percent === null ? [] : [[t`Visitors`, `${node.percent}%`] as const]),
    [t`Above it`, node.parent === null ? "–" : toModule(node.parent).name],
    [t`Owner`, node.owner ?? "–"],
    [t`Note`, node.note ?? "–"],
    ...(node.expires === null ? [] : [[t`Expires`, node.expires] as const]),
    [t`Technical name`, node.feature === null ? t`${node.id}, not built yet` : `${node.id} · ${node.feature}`],
  ];
  return (
    <Base>
      <Heading level={2} size="title" ref={headRef} tabIndex={-1}>
        {name}
      </Heading>
      {does === undefined ? null : <Text>{does}</Text>}
      <Facts>
        {pairs.map(([name, value]) => [<dt key={`${name} dt`}>{name}</dt>, <dd key={`${name} dd`}>{value}</dd>])}
      </Facts>
      {node.own === null || !canChange ? null : (
        <>
          <Section title={t`Switch`}>
            <ModuleForm node={node} send={send} onAffect={onAffect} />
          </Section>
          <Section title={t`Owner and note`}>
            <NodeForm node={node} send={send} />
          </Section>
        </>
      )}
      {node.own === null ? (
        <Text size="small" tone="muted">
          <Trans>A module that the tree does not name is off and cannot be switched.</Trans>
        </Text>
      ) : (
        <Section title={t`Planned`}>
          <PlannedList planned={planned} />
        </Section>
      )}
    </Base>
  );
}
