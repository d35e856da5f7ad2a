import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Logo } from "#people/company-settings/parts/console/Logo.tsx";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { settingsPath } from "#people/company-settings/paths.ts";
import { yearOf } from "#platform/reference/calendar.ts";
import { Alert } from "#ui/Alert.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { agencyLogoUpload, agencyShow, agencyUpdate } from "../../contract.ts";
import { AgencyForm } from "../../parts/console/AgencyForm.tsx";

const dones = ["details", "logo"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, agencyShow);
  const done = new URL(request.url).searchParams.get("done");
  return {
    agency: data.attributes,
    year: yearOf(context.get(pageServices).now),
    done: dones.find((known) => known === done) ?? null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const to = (done: (typeof dones)[number]) => redirect(`${settingsPath(workspaceOf(context))}?done=${done}`);
  if (posted.get("intent") === "logo") {
    const form = await readForm(posted, agencyLogoUpload.body, agencyLogoUpload.files);
    const image = form.file("image");
    const outcome = await submit(context, request, agencyLogoUpload, image ? { files: { image } } : {});
    if (outcome.ok) throw to("logo");
    return { form: "logo", reply: form.reply(outcome.errors) };
  }
  const form = await readForm(posted, agencyUpdate.body);
  const outcome = await submit(context, request, agencyUpdate, { body: form.values });
  if (outcome.ok) throw to("details");
  const edited = editedIn(outcome);
  return { form: "details", edited, reply: form.reply(edited ? [] : outcome.errors) };
}

/** The page with the details of an agency: legal data, letterhead, bank account and the review by the account manager. */
export default function Settings() {
  const { agency, year, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("agencies.console");
  const replyTo = (form: string) => (answer?.form === form ? answer.reply : null);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="details" isAdmin={agency.can.edit} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {done && !answer && (
        <Alert tone="success" live>
          {t(`saved.${done}`)}
        </Alert>
      )}
      {!agency.can.edit && <Alert tone="info">{t("memberNote")}</Alert>}
      <Logo
        key={agency.logo}
        name={agency.name}
        logo={agency.logo}
        mayEdit={agency.can.edit}
        reply={replyTo("logo")}
      />
      <AgencyForm
        key={agency.version}
        agency={agency}
        page={settingsPath(workspace)}
        year={year}
        reply={replyTo("details")}
        edited={answer?.edited}
      />
    </div>
  );
}
