import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { languageCookieHeader } from "#kit/i18n.ts";
import { load, submit } from "#kit/page.ts";
import { accountShow, accountUpdate } from "#people/accounts/contract.ts";
import { choices } from "#people/notifications/contract.ts";
import { notificationPaths } from "#people/notifications/paths.ts";
import { twoStep } from "#people/security/contract.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { adminOnboardingPath } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [account, steps, groups] = await Promise.all([
    load(context, request, accountShow),
    load(context, request, twoStep),
    load(context, request, choices),
  ]);
  const { full_name, phone, language } = account.data.attributes;
  const { enabled, required } = steps.data.attributes;
  const isOn = groups.data.attributes.groups.map(({ mail, bell }) => mail === true || bell === true);
  return {
    person: { full_name, phone, language },
    twoStep: { enabled, isDue: required && !enabled },
    groups: { on: isOn.filter(Boolean).length, all: isOn.length },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, accountUpdate.body);
  const outcome = await submit(context, request, accountUpdate, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  const headers = { "set-cookie": languageCookieHeader(outcome.data.data.attributes.language) };
  throw redirect(`${adminOnboardingPath}?saved=1`, { headers });
}

/** The page on which a new administrator sets up the account: name, language, two-step login, notifications (spec §6). */
export default function AdminOnboarding() {
  const { person, twoStep: step, groups } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("members.console.onboarding");
  const isSaved = useSearchParams()[0].has("saved");
  const next = encodeURIComponent(adminOnboardingPath);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {isSaved && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      <Person person={person} reply={reply ?? null} />
      <Card>
        <CardHeader
          title={t("twoStep")}
          text={t(step.enabled ? "twoStepDone" : step.isDue ? "twoStepDue" : "twoStepText")}
          actions={
            step.enabled ? (
              <Badge tone="success">{t("on")}</Badge>
            ) : (
              <Button to={`/account/two-step?next=${next}`}>{t("twoStepOpen")}</Button>
            )
          }
        />
      </Card>
      <Card>
        <CardHeader
          title={t("notifications")}
          text={t("notificationsText", groups)}
          actions={
            <Button to={notificationPaths.choices} variant="secondary">
              {t("notificationsOpen")}
            </Button>
          }
        />
      </Card>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {step.isDue && <p className="text-sm text-ink-500">{t("first")}</p>}
        {!step.isDue && (
          <Button to="/admin" size="lg">
            {t("start")}
          </Button>
        )}
      </div>
    </div>
  );
}

type Person = Awaited<ReturnType<typeof loader>>["person"];

function Person({ person, reply }: { person: Person; reply: FormReply | null }) {
  const t = useTranslations("members.console.onboarding");
  const busy = useNavigation().state === "submitting";
  return (
    <Card>
      <CardHeader title={t("person")} />
      <SubmitForm reply={reply} values={person} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("fullName")} name="full_name" required>
            <TextInput autoComplete="name" />
          </Field>
          <Field label={t("phone")} name="phone" optional>
            <TextInput type="tel" autoComplete="tel" />
          </Field>
        </div>
        <FieldSet label={t("language")} name="language" help={t("languageHelp")}>
          <RadioGroup
            row
            options={[
              { value: "0", label: t("english") },
              { value: "1", label: t("vietnamese") },
            ]}
          />
        </FieldSet>
        <Button type="submit" variant="secondary" busy={busy} className="self-start max-sm:self-stretch">
          {t("save")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
