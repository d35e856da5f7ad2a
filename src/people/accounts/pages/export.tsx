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
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { accountShow } from "../contract.ts";
import { accountConfirm } from "../contract-export.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, accountShow);
  return { hasPassword: data.attributes.has_password };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, accountConfirm.body);
  const outcome = await submit(context, request, accountConfirm, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect("/account/export?ready=1");
}

/** Offers a copy of all data about the reader. */
export default function Export() {
  const { hasPassword } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("accounts.site.export");
  const busy = useNavigation().state !== "idle";
  const [params] = useSearchParams();
  const ready = !hasPassword || (params.get("ready") !== null && !reply);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <Card>
        <CardHeader as="h1" title={t("title")} text={t("text")} />
        {ready ? (
          <div className="mt-4 flex flex-col items-start gap-3">
            <p className="text-ink-700">{t(hasPassword ? "ready" : "noPassword")}</p>
            <Button to="/api/v2/account/export" download reloadDocument>
              {t("download")}
            </Button>
          </div>
        ) : (
          <SubmitForm reply={reply} className="mt-4 flex max-w-form flex-col gap-4">
            <Field label={t("password")} name="current_password" required>
              <PasswordInput autoComplete="current-password" />
            </Field>
            <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
              {t("submit")}
            </Button>
          </SubmitForm>
        )}
      </Card>
    </div>
  );
}
