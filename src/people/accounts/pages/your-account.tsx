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
import { formOf, load, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { accountShow, accountUpdate } from "../contract.ts";
import { accountClose } from "../contract-closing.ts";
import { CloseAccount } from "../parts/CloseAccount.tsx";
import { userTypes } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, accountShow);
  return data.attributes;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  if (posted.get("intent") === "close") {
    const form = await readForm(posted, accountClose.body);
    const outcome = await submit(context, request, accountClose, { body: form.values });
    if (outcome.ok) throw redirect("/login?notice=closing");
    return { form: "close" as const, reply: form.reply(outcome.errors) };
  }
  const form = await readForm(posted, accountUpdate.body);
  const outcome = await submit(context, request, accountUpdate, { body: form.values });
  if (!outcome.ok) return { form: "details" as const, reply: form.reply(outcome.errors) };
  const headers = { "set-cookie": languageCookieHeader(outcome.data.data.attributes.language) };
  throw redirect("/account/your-account?saved=details", { headers });
}

export default function YourAccount() {
  const account = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const t = useTranslations("accounts.site");
  const [params] = useSearchParams();
  const saved = actionData ? null : params.get("saved");
  const replyTo = (form: "details" | "close") => (actionData?.form === form ? actionData.reply : null);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("account.title")} noindex />
      <h1 className="text-2xl font-semibold">{t("account.title")}</h1>
      {saved && (
        <Alert tone="success" live>
          {t(saved === "password" ? "password.done" : saved === "kept" ? "account.kept" : "account.saved")}
        </Alert>
      )}
      <DetailsForm account={account} reply={replyTo("details")} />
      <AccountLink
        title={t("account.security")}
        text={t(account.has_password ? "account.securityText" : "account.noPassword")}
        to={account.has_password ? "/account/change-password" : "/forgot-password"}
        label={t(account.has_password ? "account.changePassword" : "account.setPassword")}
      />
      <AccountLink
        title={t("account.devices")}
        text={t("account.devicesText")}
        to="/account/security"
        label={t("account.devicesOpen")}
      />
      <AccountLink
        title={t("account.notifications")}
        text={t("account.notificationsText")}
        to="/account/notifications"
        label={t("account.notificationsOpen")}
      />
      <AccountLink
        title={t("account.data")}
        text={t("account.dataText")}
        to="/account/export"
        label={t("account.dataOpen")}
      />
      <CloseAccount
        isCandidate={account.user_type === userTypes.candidate}
        hasPassword={account.has_password}
        reply={replyTo("close")}
      />
    </div>
  );
}

type Account = Awaited<ReturnType<typeof loader>>;

function DetailsForm({ account, reply }: { account: Account; reply: FormReply | null }) {
  const t = useTranslations("accounts.site");
  const busy = useNavigation().formData?.get("intent") === "details";
  return (
    <Card>
      <CardHeader title={t("account.details")} />
      <SubmitForm reply={reply} values={account} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("fields.fullName")} name="full_name" required>
            <TextInput autoComplete="name" />
          </Field>
          <Field label={t("fields.phone")} name="phone" optional>
            <TextInput type="tel" autoComplete="tel" />
          </Field>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("fields.email")} name="email" className="flex-1 basis-64">
            <TextInput type="email" readOnly value={account.email} autoComplete="off" />
          </Field>
          <div className="flex min-h-10 items-center gap-3">
            <Badge tone={account.email_verified ? "success" : "warning"}>
              {t(account.email_verified ? "account.verified" : "account.notVerified")}
            </Badge>
            {!account.email_verified && (
              <Button to="/employer/register/wait-for-verification" size="sm" variant="secondary">
                {t("account.verify")}
              </Button>
            )}
          </div>
        </div>
        <FieldSet label={t("account.language")} name="language" help={t("account.languageHelp")}>
          <RadioGroup
            row
            options={[
              { value: "0", label: t("account.english") },
              { value: "1", label: t("account.vietnamese") },
            ]}
          />
        </FieldSet>
        <Button
          type="submit"
          name="intent"
          value="details"
          busy={busy}
          className="self-start max-sm:self-stretch"
        >
          {t("account.save")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** A card that leads to another page of the account. */
function AccountLink({ title, text, to, label }: Record<"title" | "text" | "to" | "label", string>) {
  return (
    <Card>
      <CardHeader
        title={title}
        text={text}
        actions={
          <Button to={to} variant="secondary">
            {label}
          </Button>
        }
      />
    </Card>
  );
}
