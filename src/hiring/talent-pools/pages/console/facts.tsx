import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { personOf } from "../../contract.ts";
import { editFacts, personFacts } from "../../contract-facts.ts";
import { FactFields } from "../../parts/console/FactFields.tsx";
import { talentPaths } from "../../paths.ts";

/** Rows for languages in the form. */
const languageRows = 4;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.candidateId ?? "" } };
  const [facts, person, all] = await Promise.all([
    load(context, request, personFacts, at),
    load(context, request, endpointOf("consultant", personOf), at),
    load(context, request, endpointOf("consultant", companyMembers), { query: { all: "1", active: "1" } }),
  ]);
  const { can, do_not_contact, owner, owner_id, ...rest } = facts.data.attributes;
  const owners = all.data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name }));
  const isFormer = owner_id !== null && !owners.some(({ value }) => value === String(owner_id));
  return {
    id: person.data.id,
    name: person.data.attributes.full_name,
    can,
    isOffLimits: do_not_contact,
    owners: isFormer ? [...owners, { value: String(owner_id), label: owner ?? "" }] : owners,
    rows: Math.max(languageRows, rest.languages.length + 1),
    values: {
      current_company: rest.current_company,
      school: rest.school,
      years: rest.years,
      notice_days: rest.notice_days,
      salary_now: rest.salary_now,
      salary_wanted: rest.salary_wanted,
      owner_id,
      contacted_on: rest.contacted_on,
      languages: rest.languages,
      tags: rest.tags.join(", "),
      version: rest.version,
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, editFacts.body);
  const at = { params: { id: params.candidateId ?? "" } };
  const outcome = await submit(context, request, editFacts, { ...at, body: form.values }, [403]);
  if (outcome.ok) throw redirect(`${applicantPaths.person(workspaceOf(context), at.params.id)}?saved=1`);
  return form.reply(outcome.errors);
}

/** The page on which consultants record what their agency alone knows about a person. */
export default function Facts() {
  const { id, name, can, isOffLimits, owners, rows, values } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("facts.title")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: talentPaths.list(workspace) },
          { label: name, to: applicantPaths.person(workspace, id) },
          { label: t("facts.title") },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("facts.title")}</h1>
        <p className="mt-1 text-ink-500">{t("facts.lead")}</p>
      </div>
      {isOffLimits && <Alert tone="warning">{t("facts.offLimits")}</Alert>}
      {!can.edit && <Alert tone="info">{t("facts.othersOwn")}</Alert>}
      <Card>
        <SubmitForm reply={reply ?? null} values={values}>
          <input type="hidden" name="version" value={values.version} />
          <FactFields owners={owners} rows={rows} />
          {!isOffLimits && (
            <Checkbox
              name="do_not_contact"
              value="true"
              label={t("facts.doNotContact")}
              help={t("facts.doNotContactHelp")}
            />
          )}
          {can.edit && (
            <div>
              <Button type="submit" busy={busy}>
                {t("form.saveChanges")}
              </Button>
            </div>
          )}
        </SubmitForm>
      </Card>
    </div>
  );
}
