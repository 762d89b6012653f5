import type { Export, Webhook } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { ExportProgress } from "./exports/ExportProgress.tsx";
import { WebhookState } from "./webhooks/WebhookState.tsx";

const meta: Meta = { title: "Back office/States", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const webhook: Webhook = {
  id: "1",
  name: "CRM",
  url: "https://crm.example/hooks",
  kinds: ["bet.placed"],
  on: true,
  note: null,
  version: 1,
  oldSecretUntil: null,
  failingSince: null,
  nextTryAt: null,
  waiting: 0,
  failed: 0,
  lastDeliveredAt: null,
};

export const Webhooks: Story = {
  render: () => (
    <>
      <WebhookState webhook={webhook} />
      <WebhookState webhook={{ ...webhook, failed: 1 }} />
      <WebhookState webhook={{ ...webhook, failingSince: 1 }} />
      <WebhookState webhook={{ ...webhook, on: false }} />
    </>
  ),
};

const made: Export = {
  id: "1",
  list: "audit",
  askedBy: "owner@aurelune.example",
  askedAt: 0,
  state: "RUNNING",
  rows: 614_000,
  total: 1_000_000,
  bytes: 0,
  finishedAt: null,
  expiresAt: null,
  downloadable: false,
  cancellable: true,
};

export const Exports: Story = {
  render: () => (
    <>
      <ExportProgress made={{ ...made, state: "WAITING" }} />
      <ExportProgress made={made} />
      <ExportProgress made={{ ...made, state: "DONE" }} />
      <ExportProgress made={{ ...made, state: "FAILED" }} />
    </>
  ),
};
