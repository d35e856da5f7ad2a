import {
  type ActionFunctionArgs,
  Link,
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
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { profileChoices } from "#profiles/candidates/load-choices.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { editPerson, personOf } from "../../contract.ts";
import { PersonFields } from "../../parts/console/PersonFields.tsx";
import { talentPaths } from "../../paths.ts";
import { samePerson } from "./choices.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, personOf, { params: { id: params.candidateId } });
  const { locations } = await profileChoices({ context, request }, { places: [data.attributes.location_id] });
  if (!data.attributes.can.edit) throw redirect(applicantPaths.person(workspaceOf(context), data.id));
  const { full_name, email, phone, job_title, location_id, birth_year, skills, source, version } =
    data.attributes;
  return {
    id: data.id,
    name: full_name,
    locations,
    values: {
      full_name,
      email,
      phone,
      job_title,
      location_id,
      birth_year,
      source,
      version,
      skills: skills.join(", "),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, editPerson.body);
  const outcome = await submit(context, request, editPerson, {
    params: { id: params.candidateId },
    body: form.values,
  });
  const workspace = workspaceOf(context);
  if (outcome.ok) throw redirect(`${applicantPaths.person(workspace, outcome.data.data.id)}?saved=1`);
  return { reply: form.reply(outcome.errors), same: samePerson(outcome) };
}

/** The page that edits the record of an added candidate. */
export default function EditCandidate() {
  const { id, name, locations, values } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("form.editTitle")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: talentPaths.list(workspace) },
          { label: name, to: applicantPaths.person(workspace, id) },
          { label: t("form.editTitle") },
        ]}
      />
      <h1 className="text-2xl font-semibold">{t("form.editTitle")}</h1>
      <Card>
        <SubmitForm reply={result?.reply} values={values}>
          {result?.same && (
            <p className="font-semibold text-leaf-700">
              <Link to={applicantPaths.person(workspace, result.same.id)}>
                {t("form.existing", { name: result.same.full_name })}
              </Link>
            </p>
          )}
          <input type="hidden" name="version" value={values.version ?? ""} />
          <PersonFields locations={locations} />
          <div>
            <Button type="submit" busy={busy}>
              {t("form.saveChanges")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}
