import { useFetcher } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { ownInterviewsPath } from "../paths.ts";
import type { OwnInterview, OwnInvite } from "./interview-view.ts";
import { OwnInterviewCard, SlotsCard } from "./OwnInterviewCard.tsx";

/** A refused answer of a candidate to an interview, as the action of the page returns it. */
export interface AnswerResult {
  id: string;
  reply: FormReply | null;
  problem: string;
}

/**
 * Shows a candidate's interviews and the offered times. Forms post to the page of all interviews, which redirects to `back`.
 */
export function OwnInterviews({
  interviews,
  invites,
  today,
  back = ownInterviewsPath,
  refused = null,
}: {
  interviews: readonly OwnInterview[];
  invites: readonly OwnInvite[];
  today: string;
  back?: string;
  /** The refused answer of a form that was posted without JavaScript. */
  refused?: AnswerResult | null | undefined;
}) {
  const fetcher = useFetcher<AnswerResult>();
  const result = fetcher.data ?? refused;
  const sent = fetcher.formData;
  const action = `${ownInterviewsPath}?next=${encodeURIComponent(back)}`;
  return (
    <>
      {invites.map((invite) => (
        <SlotsCard
          key={invite.id}
          invite={invite}
          Form={fetcher.Form}
          action={action}
          problem={result?.id === invite.id ? result.problem : null}
          busy={sent?.get("invite") === invite.id}
        />
      ))}
      {interviews.map((interview) => (
        <OwnInterviewCard
          key={interview.id}
          interview={interview}
          Form={fetcher.Form}
          action={action}
          reply={result?.id === interview.id ? result.reply : null}
          today={today}
          busy={sent?.get("id") === interview.id ? String(sent.get("answer")) : null}
        />
      ))}
    </>
  );
}
