import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { idIn } from "#kit/address-id.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { mergePerson, people, personOf } from "../../contract.ts";
import { compared } from "../../merge-preview.ts";
import { talentPaths } from "../../paths.ts";

/** The found people of a page; a longer keyword finds the others. */
const items = 10;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { language } = context.get(pageServices);
  const find = (id: string | undefined) => load(context, request, personOf, { params: { id } });
  const other = idIn(searchParams.get("with"));
  const keyword = (searchParams.get("keyword") ?? "").trim().slice(0, 100);
  const [{ data: into }, merged, found, reference] = await Promise.all([
    find(params.candidateId),
    other ? find(other) : null,
    keyword ? load(context, request, people, { query: { keyword, items } }) : null,
    loadReference(context, request),
  ]);
  const placeName = (id: number) => reference.placeName(id, language);
  return {
    id: into.id,
    name: into.attributes.full_name,
    keyword,
    found: (found?.data ?? []).filter(({ id }) => id !== into.id).map(foundView),
    isSame: merged?.data.id === into.id,
    preview: merged && merged.data.id !== into.id ? compared(into, merged.data, placeName) : null,
  };
}

function foundView({
  id,
  attributes: { full_name, job_title, email, phone },
}: ReplyOf<typeof people>["data"][number]) {
  return { id, full_name, about: [job_title, email ?? phone].filter(Boolean).join(" · ") };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, mergePerson.body);
  const outcome = await submit(context, request, mergePerson, {
    params: { id: form.text("other_id") },
    body: { values: form.values.values, into_id: params.candidateId ?? "" },
  });
  if (!outcome.ok) return { reply: form.reply(outcome.errors) };
  throw redirect(`${applicantPaths.person(workspaceOf(context), outcome.data.data.id)}?saved=1`);
}

/** The page that merges another person into a person, after a comparison of both. */
export default function MergePeople() {
  const { id, name, isSame, preview } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const title = t("merge.title", { name });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${title} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: talentPaths.list(workspace) },
          { label: name, to: applicantPaths.person(workspace, id) },
          { label: t("merge.open") },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        <p className="mt-1 text-ink-500">{t("merge.lead")}</p>
      </div>
      {isSame && <Alert>{t("merge.already")}</Alert>}
      {preview ? <Preview /> : <Search />}
    </div>
  );
}

/** The search for the other person, with the found people. */
function Search() {
  const { id, keyword, found } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.merge");
  return (
    <Card>
      <Form role="search" action={talentPaths.merge(workspace, id)} className="flex items-end gap-3">
        <Field name="keyword" label={t("search")} className="flex-1">
          <TextInput type="search" icon="search" maxLength={100} defaultValue={keyword} />
        </Field>
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
      </Form>
      {keyword && found.length === 0 && <p className="mt-4 text-ink-500">{t("none")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {found.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold break-words">{person.full_name}</p>
              <p className="truncate text-sm text-ink-500">{person.about}</p>
            </div>
            <Button to={talentPaths.merge(workspace, id, person.id)} variant="secondary" size="sm">
              {t("choose")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the merged person will have: the choice between two values, the values without a conflict, and the numbers of both. */
function Preview() {
  const { id, preview } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.merge");
  if (!preview) return null;
  const { other, conflicts, equal, counts } = preview;
  return (
    <Card>
      <SubmitForm reply={result?.reply}>
        <input type="hidden" name="other_id" value={other.id} />
        {conflicts.length > 0 && <h2 className="text-lg font-semibold">{t("conflicts")}</h2>}
        {conflicts.map(({ field, options, newest }) => (
          <FieldSet key={field} name={`values.${field}`} label={t(`fields.${field}`)}>
            <RadioGroup options={options} defaultValue={newest} row />
          </FieldSet>
        ))}
        <section>
          <h2 className="text-lg font-semibold">{t("equal")}</h2>
          <div className="mt-2">
            <DescriptionList
              items={equal.map(({ field, value }) => ({ label: t(`fields.${field}`), value }))}
            />
          </div>
        </section>
        <section>
          <h2 className="text-lg font-semibold">{t("together")}</h2>
          <p className="mt-1 text-ink-700">{t("counts", counts)}</p>
        </section>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t("submit")}
          </Button>
          <Button to={talentPaths.merge(workspace, id)} variant="ghost">
            {t("back")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
