import {
  Button,
  Card,
  Countdown,
  Form,
  FormCheckboxField,
  FormComboBox,
  FormDateField,
  FormNumberField,
  FormPasswordField,
  FormRadioGroup,
  FormSelectField,
  FormSlider,
  FormSwitch,
  FormTextField,
  Heading,
  Icon,
  InfoIcon,
  Link,
  Text,
  Tooltip,
  VisuallyHidden,
} from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Formik } from "formik";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { styled } from "styled-components";

const Page = styled.div`
  display: grid;
  gap: 16px;
  inline-size: min(100%, 480px);
  margin-inline: auto;
`;
const Line = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 12px;`;

const countries = ["Việt Nam", "ประเทศไทย", "Indonesia", "Philippines", "Malaysia", "Singapore"].map((label) => ({
  value: label,
  label,
}));
const values = {
  username: "",
  password: "",
  born: "",
  country: "",
  currency: "VND",
  code: "",
  pay: "bank",
  friends: "2",
  minutes: 60,
  news: true,
  terms: false,
};
const listMissing = ({ username, country, terms }: typeof values): Readonly<Record<string, string>> => ({
  ...(username ? {} : { username: "Choose a name of 4 to 16 letters" }),
  ...(country ? {} : { country: "Choose your country" }),
  ...(terms ? {} : { terms: "Please agree to go on" }),
});

const nextCode = Date.now() + 60_000;

/** Every field in one form, as in a registration. */
function Register(): ReactNode {
  return (
    <Page>
      <div>
        <Heading level={1}>Create your account</Heading>
        <Text tone="muted">Two minutes, and the tables are yours.</Text>
      </div>
      <Card aria-label="Register">
        <Formik initialValues={values} validate={listMissing} onSubmit={() => undefined}>
          <Form label="Register">
            <FormTextField
              name="username"
              label="Username"
              hint="4 to 16 letters or digits"
              autoComplete="username"
              required
            />
            <FormPasswordField name="password" label="Password" autoComplete="new-password" required />
            <FormComboBox name="country" label="Country" options={countries} none="No country has this name" required />
            <FormSelectField
              name="currency"
              label="Currency"
              options={[
                { value: "VND", label: "Vietnamese đồng" },
                { value: "THB", label: "Thai baht" },
              ]}
            />
            <FormDateField name="born" label="Date of birth" autoComplete="bday" />
            <FormTextField
              name="code"
              label="Code by SMS"
              inputMode="numeric"
              autoComplete="one-time-code"
              end={<Button>Send</Button>}
            />
            <Line>
              <Text size="label" tone="muted">
                Another code in{" "}
                <Countdown
                  until={nextCode}
                  toStartWords={(seconds) => `Another code in ${seconds} seconds`}
                  endWords="You can ask for another code"
                />
              </Text>
              <Tooltip text="A code is good for five minutes">
                {(ties) => (
                  <Button {...ties} look="quiet" size="small" icon={<Icon picture={InfoIcon} />}>
                    No code?
                  </Button>
                )}
              </Tooltip>
            </Line>
            <FormRadioGroup
              name="pay"
              label="Pay by"
              options={[
                { value: "bank", label: "Bank transfer", detail: "Takes a few minutes" },
                { value: "card", label: "Card", detail: "At once" },
              ]}
            />
            <FormNumberField
              name="friends"
              label="Friends to invite"
              min={0}
              max={20}
              words={{ less: "One friend less", more: "One friend more" }}
            />
            <FormSlider
              name="minutes"
              label="Remind me to pause"
              min={15}
              max={180}
              step={15}
              toText={(minutes) => `every ${minutes} minutes`}
            />
            <FormSwitch name="news" label="News by mail" detail="Once a week at most" />
            <FormCheckboxField
              name="terms"
              label={
                <>
                  I agree to <Link href="/terms">the terms</Link>
                </>
              }
            />
            <Button type="submit" look="primary" size="large" wide>
              Register<VisuallyHidden> and log in</VisuallyHidden>
            </Button>
          </Form>
        </Formik>
      </Card>
    </Page>
  );
}

const meta: Meta<typeof Register> = { title: "Compositions/Fields", component: Register };

export default meta;

export const Empty: StoryObj<typeof meta> = {};

export const Refused: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Register and log in" }));
    await expect(await canvas.findByText("Choose your country")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveFocus();
  },
};

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: "w360" } } };

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: "rtl" } };
