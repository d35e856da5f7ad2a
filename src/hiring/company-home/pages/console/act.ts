import type { LoaderFunctionArgs } from "react-router";
import { move } from "#hiring/applications/contract.ts";
import { complete, interviewDetail, noShow, reschedule } from "#hiring/interviews/contract.ts";
import { writeToApplicant } from "#hiring/messages/contract.ts";
import { evaluate } from "#hiring/notes/contract.ts";
import { editTask } from "#hiring/tasks/contract.ts";
import { day } from "#kit/clock.ts";
import { load, type PageServices, pageServices, perform } from "#kit/page.ts";
import { ownDetail, update } from "#market/jobs/contract.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";
import { type DutyAct, extendedDays } from "../../terms.ts";

type Page = Pick<LoaderFunctionArgs, "context" | "request">;

/** Does a duty that was posted from its row. A refusal is shown on the page, which stays as it is. */
export async function actOn({ context, request }: Page, posted: FormData): Promise<void> {
  const value = (name: string) => String(posted.get(name) ?? "");
  const at = { params: { id: value("subject") } };
  const acts: Record<DutyAct, () => Promise<void>> = {
    complete: () => perform(context, request, complete, at),
    no_show: () => perform(context, request, noShow, at),
    accept: () => acceptProposal({ context, request }, at),
    move: () => perform(context, request, move, { ...at, body: { job_stage_id: value("stage") } }),
    reply: () => perform(context, request, writeToApplicant, { ...at, body: { text: value("text") } }),
    rate: () => {
      const body = {
        interview_id: value("interview"),
        recommendation: value("recommendation"),
        text: value("text"),
      };
      return perform(context, request, evaluate, { ...at, body });
    },
    extend: () => extendJob({ context, request }, at),
    finish: () => perform(context, request, editTask, { ...at, body: { status: "done" } }),
  };
  await acts[value("do") as DutyAct]?.();
}

type At = { params: { id: string } };

/** Moves an interview to the time that the candidate proposes; everything else stays. */
async function acceptProposal({ context, request }: Page, at: At): Promise<void> {
  const { attributes } = (await load(context, request, interviewDetail, at)).data;
  const { type, duration, round, location, message, interviewers, version, proposed } = attributes;
  if (proposed === null) return;
  const { date, time } = dayAndTime(new Date(proposed.starts_at));
  const people = interviewers.map(({ id }) => id);
  const body = { date, time, type, duration, round, location, message, interviewers: people, version };
  await perform(context, request, reschedule, { ...at, body });
}

/** Extends a job from the day on which it ends. */
async function extendJob({ context, request }: Page, at: At): Promise<void> {
  const { now } = context.get(pageServices) as PageServices;
  const { expires_at, version } = (await load(context, request, ownDetail, at)).data.attributes;
  const from = Math.max(now.getTime(), expires_at === null ? 0 : new Date(expires_at).getTime());
  const until = new Date(from + extendedDays * day).toISOString();
  await perform(context, request, update, { ...at, body: { expires_at: until, version } });
}
