import {
  AccountIcon,
  Accordion,
  Avatar,
  Button,
  Card,
  Carousel,
  ConfirmDialog,
  Frame,
  Heading,
  Icon,
  IconButton,
  InfiniteGrid,
  LanguageIcon,
  Link,
  Menu,
  Modal,
  QrCode,
  RefreshIcon,
  RichHtml,
  Slider,
  SmartImage,
  Spinner,
  Switch,
  Tabs,
  Tag,
  Text,
  Toaster,
  notify,
} from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { styled } from "styled-components";

const Page = styled.div`
  display: grid;
  gap: 20px;
  max-inline-size: 1120px;
  margin-inline: auto;
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; > header { grid-column: 1 / -1; } }
`;
const Who = styled.header`display: flex; align-items: center; gap: 16px; > div { flex: 1; min-inline-size: 0; }`;
const Stack = styled.div`display: grid; gap: 12px; margin-block-start: 12px;`;
const Line = styled.div`display: flex; align-items: center; gap: 8px;`;
const Invitation = styled.div`display: flex; align-items: center; gap: 16px;`;

const Advice = styled(Card)`padding-block: 56px 64px; background: var(--mq-color-raised); text-align: center;`;

const news =
  "<p><b>Weekend missions.</b> Finish five and open the chest.</p><ul><li>Any slot counts</li><li>Until Sunday, midnight</li></ul>";
const questions = [
  {
    key: "fair",
    title: "How do I know that a game is fair?",
    content: "Every round has a seed that is hashed before it begins. Afterwards you can check it yourself.",
  },
  {
    key: "paid",
    title: "When is a withdrawal paid?",
    content: "As soon as it has been looked at: usually within an hour.",
  },
];
const languages = [
  { key: "EN", label: "English", lang: "en" },
  { key: "VI", label: "Tiếng Việt", lang: "vi" },
];
const slides = [
  "Play for fun, stop when it is not.",
  "Set a limit before you begin.",
  "Take a break when you like.",
].map((text) => ({
  key: text,
  content: (
    <Advice aria-label={text}>
      <Text strong>{text}</Text>
    </Advice>
  ),
}));
const faces = Array.from({ length: 12 }, (_, index) => ({ key: String(index) }));
const nothing = (): undefined => undefined;

/** A member's settings, with every control that a settings page uses. */
function Settings(): ReactNode {
  const [tab, setTab] = useState("news");
  const [minutes, setMinutes] = useState(60);
  const [open, setOpen] = useState<"leave" | "name">();
  return (
    <>
      <Page>
        <Who>
          <Avatar src="/img/avatars/7.svg" size="large" />
          <div>
            <Heading level={1} size="title">
              koi_player_0001
            </Heading>
            <Text tone="muted">Member since 2026</Text>
          </div>
          <Menu label="Language" entries={languages} chosen="EN" onChoose={nothing}>
            <LanguageIcon size={20} />
          </Menu>
          <IconButton label="Load again" onClick={() => notify("Everything is up to date", { tone: "success" })}>
            <RefreshIcon size="1em" />
          </IconButton>
        </Who>
        <Card aria-labelledby="play">
          <Heading level={2} size="title" id="play">
            Responsible play
          </Heading>
          <Stack>
            <Slider
              label="Remind me to pause"
              min={15}
              max={180}
              step={15}
              value={minutes}
              onChange={setMinutes}
              toText={(value) => `${value} minutes`}
            />
            <Switch label="Hide my balance" detail="In the header, on every device" />
            <Switch label="Sound" defaultChecked />
            <Line>
              <Tag tone="primary">{`A pause each ${minutes} minutes`}</Tag>
            </Line>
          </Stack>
        </Card>
        <Card aria-labelledby="invite">
          <Heading level={2} size="title" id="invite">
            Invite a friend
          </Heading>
          <Stack>
            <Invitation>
              <QrCode value="https://play.example/i/koi-7" label="Your invitation" />
              <Stack>
                <Text size="small" tone="muted">
                  Let a friend point a camera at it, or send the link.
                </Text>
                <Link href="https://play.example/i/koi-7">play.example/i/koi-7</Link>
              </Stack>
            </Invitation>
          </Stack>
        </Card>
        <Card aria-labelledby="news">
          <Heading level={2} size="title" id="news">
            News
          </Heading>
          <Tabs
            label="News"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { key: "news", label: "This week", content: <RichHtml html={news} /> },
              { key: "advice", label: "Advice", content: <Carousel label="Advice" slides={slides} /> },
            ]}
          />
        </Card>
        <Card aria-labelledby="help">
          <Heading level={2} size="title" id="help">
            Questions
          </Heading>
          <Stack>
            <Accordion items={questions} open={["fair"]} />
            <Line>
              <Spinner label="Looking for someone to help" />
              <Text size="small" tone="muted">
                Looking for someone to help
              </Text>
            </Line>
          </Stack>
        </Card>
        <Card aria-labelledby="face">
          <Heading level={2} size="title" id="face">
            Your picture
          </Heading>
          <Stack>
            <InfiniteGrid
              label="Pictures"
              items={faces}
              toKey={({ key }) => key}
              renderItem={() => <SmartImage src="/img/avatars/7.svg" alt="" width={72} height={72} />}
              busy={false}
              hasMore={false}
              onMore={nothing}
            />
          </Stack>
        </Card>
        <Card aria-labelledby="account">
          <Line>
            <Icon picture={AccountIcon} size={22} />
            <Heading level={2} size="title" id="account">
              Account
            </Heading>
          </Line>
          <Stack>
            <Button onClick={() => setOpen("name")}>Change my name</Button>
            <Button look="danger" onClick={() => setOpen("leave")}>
              Close my account
            </Button>
            <div style={{ blockSize: 80 }}>
              <Frame title="A free demo" src="about:blank" />
            </div>
          </Stack>
        </Card>
      </Page>
      <Modal title="Change my name" open={open === "name"} onClose={() => setOpen(undefined)}>
        <Text>Ask customer service: they see to it at once.</Text>
      </Modal>
      <ConfirmDialog
        title="Close my account?"
        open={open === "leave"}
        confirm="Close it"
        onConfirm={() => setOpen(undefined)}
        onClose={() => setOpen(undefined)}
        danger
      >
        Your balance is paid out first.
      </ConfirmDialog>
      <Toaster />
    </>
  );
}

const meta: Meta<typeof Settings> = { title: "Compositions/Settings", component: Settings };

export default meta;

// On a phone everything is in one column with the same checks.
export const Default: StoryObj<typeof meta> = { tags: ["!test"] };

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: "w360" } } };

export const Leaving: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close my account" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Close my account?" })).toBeVisible());
  },
};
