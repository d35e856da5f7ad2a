import type { LoaderFunctionArgs } from "react-router";
import { load } from "#kit/page.ts";
import { applicantTable } from "./contract-lists.ts";
import { stageName } from "./parts/console/board-model.ts";
import { tableMost } from "./terms.ts";

const digits = /^\d{1,15}$/;

/** Returns the ids in a form or an address, each once. */
export const idsOf = (sent: { getAll: (name: string) => unknown[] }): string[] =>
  [...new Set(sent.getAll("ids").map(String))].filter((id) => digits.test(id));

/**
 * Loads the applicants of a job that were selected on the board or in the table (`ids` in the address), for a page about them. More
 * than one page of the table are cut to it.
 */
export async function loadSelected(
  { context, request, params }: Pick<LoaderFunctionArgs, "context" | "request" | "params">,
  language: string,
) {
  const ids = idsOf(new URL(request.url).searchParams);
  const { data } = await load(context, request, applicantTable, {
    params: { id: params.jobId },
    query: { ids: ids.slice(0, tableMost), items: tableMost },
  });
  const { job, applicants, stages } = data.attributes;
  const nameOf = (id: string) => {
    const stage = stages.find((each) => each.id === id);
    return stage ? stageName(stage, language) : "";
  };
  const people = applicants.map(({ id, stage_id, attributes: { full_name, interview, offer } }) => {
    return {
      id,
      name: full_name,
      stage: nameOf(stage_id),
      interview: interview ?? null,
      offer: offer ?? null,
    };
  });
  // Without ids the table has all applicants of the job.
  return { job, people: ids.length === 0 ? [] : people, tooMany: ids.length > tableMost };
}
