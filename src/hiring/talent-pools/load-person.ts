import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { idIn } from "#kit/address-id.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { deletePerson, keepPerson, personOf, sourcePerson, unmergePerson } from "./contract.ts";
import { addToPool, pools, removeFromPool } from "./contract-pools.ts";
import { loadMarks } from "./load-marks.ts";
import { jobsByHand, keepDays } from "./pages/console/choices.ts";
import { talentPaths } from "./paths.ts";

/** Loads a person for the page of applicant-pages, with the jobs and pools to which the person can be added. @throws Problem 404 */
export async function personData({ context, params, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const cv = idIn(new URL(request.url).searchParams.get("cv"));
  const [{ data: detail }, reference, jobs, all, days] = await Promise.all([
    load(context, request, personOf, { params: { id: params.candidateId }, query: cv ? { cv } : {} }),
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

export type PersonView = Awaited<ReturnType<typeof personData>>["person"];

/** The reason for which an action was refused, with the existing facts. */
export interface PersonRefusal {
  code: string;
  text: string;
  now: unknown;
}

/** Handles the forms of the parts about a person. */
export async function personAction({ context, params, request }: ActionFunctionArgs, form: FormData) {
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
    return data({ refusal, reply: null }, { status: outcome.status });
  }
  if (text("intent") === "delete") throw redirect(talentPaths.list(workspace));
  throw redirect(`${applicantPaths.person(workspace, at.params.id)}?saved=1`);
}
