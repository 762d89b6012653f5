import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useAppSelector } from "../createStore.ts";
import { useBrand } from "../brand/AppContext.ts";
import { selectSession } from "../session/sessionSlice.ts";

type Measure = (password: string, words: readonly string[]) => 0 | 1 | 2 | 3 | 4;

const Base = styled.div`
  display: grid;
  gap: ${token("space.4")};
  margin-block-start: ${token("space.8")};
  color: ${token("color.muted")};
  font-size: ${token("text.label")};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token("space.4")};
  > i { block-size: 4px; border-radius: ${token("radius.full")}; background: ${token("color.line")}; }
  &[data-score="0"] > i:nth-child(-n + 1), &[data-score="1"] > i:nth-child(-n + 1) { background: ${token("color.danger")}; }
  &[data-score="2"] > i:nth-child(-n + 2) { background: ${token("color.warning")}; }
  &[data-score="3"] > i:nth-child(-n + 3), &[data-score="4"] > i { background: ${token("color.success")}; }
`;

const Words = styled.span`min-block-size: 1lh;`;

/**
 * Shows how hard a new password is to guess while it is typed. The estimator loads when typing begins, and its place is held
 * until it comes: what stands below does not move under a press. Without it nothing is shown.
 */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const username = useAppSelector(selectSession)?.username ?? "";
  const [measure, setMeasure] = useState<Measure | "loading" | "missing">("loading");
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped) return undefined;
    let isGone = false;
    import("./measureStrength.ts").then(
      ({ measureStrength }) => {
        if (!isGone) setMeasure(() => measureStrength);
      },
      () => {
        if (!isGone) setMeasure("missing");
      },
    );
    return () => {
      isGone = true;
    };
  }, [isTyped]);
  if (!isTyped || measure === "missing") return null;
  const score = measure === "loading" ? undefined : measure(password, [username, name]);
  const words = [t`Very weak`, t`Weak`, t`Fair`, t`Strong`, t`Very strong`];
  const strength = score === undefined ? undefined : words[score];
  return (
    <Base>
      <Bar data-score={score} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Bar>
      <Words role="status">{strength !== undefined && t`Strength: ${strength}`}</Words>
    </Base>
  );
}
