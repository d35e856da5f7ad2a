import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { RefusalDoor } from "#hiring/applications/parts/console/RefusalDoor.tsx";
import { doorOf } from "#hiring/applications/refusal.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { useSavedToast } from "#market/jobs/parts/console/saved-toast.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { deletePerson, keepPerson, personOf, sourcePerson, unmergePerson } from "../../contract.ts";
import { addToPool, pools, removeFromPool } from "../../contract-pools.ts";
import { loadMarks } from "../../load-marks.ts";
import { DeletePerson } from "../../parts/console/DeletePerson.tsx";
import { Marks } from "../../parts/console/Marks.tsx";
import { PersonFacts } from "../../parts/console/PersonFacts.tsx";
import { PersonJobs } from "../../parts/console/PersonJobs.tsx";
import { PersonPools } from "../../parts/console/PersonPools.tsx";
import { PersonRecords } from "../../parts/console/PersonRecords.tsx";
import { talentPaths } from "../../paths.ts";
import { jobsByHand, keepDays } from "./choices.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [{ data: detail }, reference, jobs, all, days] = await Promise.all([
    load(context, request, personOf, { params: { id: params.candidateId } }),
    loadReference(context, request),
    jobsByHand({ context, request }),
    load(context, request, pools),
    keepDays({ context, request }),
  ]);
  const { location_id, ...person } = detail.attributes;
  const marks = await loadMarks({ context, request }, [detail.id]);
  const on = new Set(person.applications.map(({ job }) => job.id));
  const inside = new Set(person.pools.map(({ id }) => id));
  return {
    id: detail.id,
    person: {
      ...person,
      keepDays: days,
      marks: marks[detail.id] ?? null,
      place: location_id === null ? null : reference.placeName(location_id, language),
    },
    jobs: jobs.filter(({ value }) => !on.has(value)),
    pools: all.data
      .filter(({ id }) => !inside.has(id))
      .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  };
}

export type PersonView = Awaited<ReturnType<typeof loader>>["person"];

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const at = { params: { id: params.candidateId ?? "" } };
  const workspace = workspaceOf(context);
  const send = () => {
    switch (text("intent")) {
      case "source":
        return submit(context, request, sourcePerson, { ...at, body: { job_id: text("job_id") } });
      case "pool":
        return submit(context, request, addToPool, {
          params: { id: text("pool_id") },
          body: { candidate_ids: [at.params.id] },
        });
      case "leave":
        return submit(context, request, removeFromPool, {
          params: { id: text("pool_id"), candidate: at.params.id },
        });
      case "unmerge":
        return submit(context, request, unmergePerson, { params: { id: text("other_id") } });
      case "keep":
        return submit(context, request, keepPerson, { ...at, body: { agreed: text("agreed") === "true" } });
      default:
        return submit(context, request, deletePerson, at);
    }
  };
  const outcome = await send();
  if (!outcome.ok) {
    const [error] = outcome.errors;
    const refusal = { code: error?.code ?? "", text: error?.detail ?? "", now: outcome.meta.now };
    return data({ refusal }, { status: outcome.status });
  }
  if (text("intent") === "delete") throw redirect(talentPaths.list(workspace));
  throw redirect(`${talentPaths.person(workspace, at.params.id)}?saved=1`);
}

/** The page of a person: records, applications, pools and files. */
export default function Person() {
  const { id, person, jobs, pools: choices } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  useSavedToast(t("person.done"));
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${person.full_name} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: person.full_name }]}
      />
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={person.full_name} size="lg" />
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl font-semibold break-words">{person.full_name}</h1>
            {person.added && <Badge tone="info">{t("list.addedBy")}</Badge>}
            <Marks marks={person.marks} />
          </div>
          <p className="text-ink-500">{[person.job_title, person.place].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {person.can.invite && (
            <Button to={talentPaths.invite(workspace, { candidate: id })} variant="secondary" icon="mail">
              {t("person.invite")}
            </Button>
          )}
          {person.can.edit && (
            <Button to={talentPaths.edit(workspace, id)} variant="secondary" icon="edit">
              {t("person.edit")}
            </Button>
          )}
          <Button to={talentPaths.merge(workspace, id)} variant="ghost">
            {t("merge.open")}
          </Button>
          {person.can.delete && <DeletePerson name={person.full_name} />}
        </div>
      </header>
      {result && (
        <div className="flex flex-col gap-3">
          <Alert tone="danger" live>
            {result.refusal.text}
          </Alert>
          {doorOf(result.refusal) && (
            <Card>
              <RefusalDoor refusal={result.refusal} />
            </Card>
          )}
        </div>
      )}
      <PersonRecords id={id} person={person} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <PersonJobs person={person} jobs={jobs} />
          <PersonPools person={person} pools={choices} />
        </div>
        <PersonFacts id={id} person={person} />
      </div>
    </div>
  );
}
