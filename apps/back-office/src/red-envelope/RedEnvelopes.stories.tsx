import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { RedEnvelopeForm } from "./RedEnvelopeForm.tsx";

const meta: Meta = { title: "Back office/Red envelopes", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const NewEnvelope: Story = { render: () => <RedEnvelopeForm onClose={nothing} /> };
