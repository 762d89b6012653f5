import { useLingui } from "@lingui/react/macro";
import type { StakeRange } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { FormModal } from "../../forms/FormModal.tsx";
import { StakesForm, type StakesOf } from "./StakesForm.tsx";

const Content = styled.div`display: grid; gap: ${token("space.16")};`;

/** Whose stakes are shown and set. */
export interface StakesTarget {
  readonly of: StakesOf;
  readonly name: string;
  /** What is so now; empty for more games than one. */
  readonly stakes: readonly StakeRange[];
}

/** The stakes of a vendor or of games, as they result, and the form that limits them. */
export function StakesDialog({
  target,
  version,
  refetch,
  onClose,
  onDone,
}: {
  readonly target: StakesTarget | undefined;
  readonly version: number;
  readonly refetch: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}) {
  const { t } = useLingui();
  return (
    <FormModal
      title={target === undefined ? "" : t`Stakes of ${target.name}`}
      open={target !== undefined}
      onClose={onClose}
    >
      {target === undefined ? null : (
        <Content>
          <StakesForm
            of={target.of}
            stakes={target.stakes}
            version={version}
            refetch={refetch}
            onDone={() => {
              onDone?.();
              onClose();
            }}
          />
        </Content>
      )}
    </FormModal>
  );
}
