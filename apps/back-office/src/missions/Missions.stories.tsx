import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleChallenge, sampleChoices, sampleMission } from "../stories/sampleMissions.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { ChallengeForm } from "./ChallengeForm.tsx";
import { MissionForm } from "./MissionForm.tsx";

const meta: Meta = { title: "Back office/Missions", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const NewMission: Story = {
  render: () => <MissionForm mission={undefined} choices={sampleChoices} challenges={[]} onDone={nothing} />,
};

/** It was on, and so what it counts is fixed. */
export const ChangeMission: Story = {
  render: () => <MissionForm mission={sampleMission} choices={sampleChoices} challenges={[]} onDone={nothing} />,
};

/** A step is fixed with its challenge, and has no audience or times of its own. */
export const ChangeStep: Story = {
  render: () => (
    <MissionForm
      mission={{ ...sampleMission, group: "CHALLENGE", challengeId: sampleChallenge.id, step: 2 }}
      choices={sampleChoices}
      challenges={[sampleChallenge]}
      onDone={nothing}
    />
  ),
};

export const NewChallenge: Story = {
  render: () => <ChallengeForm challenge={undefined} choices={sampleChoices} onDone={nothing} />,
};

export const ChangeChallenge: Story = {
  render: () => <ChallengeForm challenge={sampleChallenge} choices={sampleChoices} onDone={nothing} />,
};
