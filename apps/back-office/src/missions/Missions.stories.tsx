import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleChoices, sampleMission } from "../stories/sampleMissions.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { MissionForm } from "./MissionForm.tsx";

const meta: Meta = { title: "Back office/Missions", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const NewMission: Story = {
  render: () => <MissionForm mission={undefined} choices={sampleChoices} onDone={nothing} />,
};

/** It was on, and so what it counts is fixed. */
export const ChangeMission: Story = {
  render: () => <MissionForm mission={sampleMission} choices={sampleChoices} onDone={nothing} />,
};
