import { token } from "@marquee/design-tokens";
import { useId, useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Fairness } from "../../api/GameApi.ts";
import { ApiError } from "../platform/createApi.ts";
import type { Api } from "../platform/createApi.ts";
import type { Words } from "../texts/createWords.ts";
import { DefinitionList } from "./DefinitionList.tsx";
import { TextButton } from "./TextButton.ts";
import { useAnswer } from "./useAnswer.ts";

const Form = styled.form`
  display: grid; gap: ${token("space.8")}; margin-block: ${token("space.16")};
  & input { min-block-size: 44px; padding-inline: ${token("space.12")}; font-size: ${token("text.body")}; color: inherit; background: ${token("color.bg")}; border: 1px solid ${token("color.border")}; border-radius: ${token("radius.control")}; }
`;

type Props = { readonly api: Api; readonly words: Words; readonly createSeed: () => string };

/** The commits of the seed in use and of the next one, the reveal of the one before, and the player's own part. */
export function FairPlay({ api, words, createSeed }: Props): ReactElement {
  const { t } = words;
  const id = useId();
  const [seed, setSeed] = useState(createSeed);
  const [renewed, setRenewed] = useState<Fairness>();
  const [problem, setProblem] = useState("");
  const { answer, hasFailed, retry } = useAnswer(() => api.fairness());
  const fairness = renewed ?? answer;
  if (hasFailed) return <TextButton onClick={retry}>{t("retry")}</TextButton>;
  if (!fairness) return <p>{t("loading")}</p>;
  const renew = async (): Promise<void> => {
    try {
      setRenewed(await api.rotate(seed));
      setProblem("");
      setSeed(createSeed());
    } catch (error) {
      setProblem(t(error instanceof ApiError && error.code === "round.unfinished" ? "roundUnfinished" : "failed"));
    }
  };
  const { revealed } = fairness;
  return (
    <>
      <p>{t("fairnessHow")}</p>
      <DefinitionList
        entries={[
          [t("commit"), fairness.commit],
          [t("clientSeed"), fairness.clientSeed],
          [t("nonce"), String(fairness.nonce)],
          [t("nextCommit"), fairness.nextCommit],
        ]}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void renew();
        }}
      >
        <label htmlFor={id}>{t("newSeed")}</label>
        <input
          id={id}
          value={seed}
          required
          maxLength={64}
          pattern="[ -~]+"
          autoComplete="off"
          onChange={({ target }) => setSeed(target.value)}
        />
        <TextButton type="submit">{t("renew")}</TextButton>
        <p role="status">{problem}</p>
      </Form>
      {revealed && (
        <>
          <h3>{t("revealed")}</h3>
          <DefinitionList
            entries={[
              [t("serverSeed"), revealed.serverSeed],
              [t("commit"), revealed.commit],
              [t("clientSeed"), revealed.clientSeed],
            ]}
          />
        </>
      )}
    </>
  );
}
