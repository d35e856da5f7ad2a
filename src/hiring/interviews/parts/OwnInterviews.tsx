import { useFetcher } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { ownInterviewsPath } from "../paths.ts";
import type { OwnInterview, OwnInvite } from "./interview-view.ts";
import { OwnInterviewCard, SlotsCard } from "./OwnInterviewCard.tsx";

/** What the page of a candidate's interviews answers to an answer that was refused. */
export interface AnswerResult {
  id: string;
  reply: FormReply | null;
  problem: string;
}

/**
 * A candidate's interviews and the times that wait for a choice. The page of interviews takes the answers, and leads back to
 * where they were given.
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
  /** What was refused without script. */
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
