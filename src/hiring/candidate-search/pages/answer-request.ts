import type { ActionFunctionArgs } from "react-router";
import { submit } from "#kit/page.ts";
import { acceptRequest, declineRequest, hideProfile, revokeRequest } from "../contract-requests.ts";

const answers = { accept: acceptRequest, decline: declineRequest, revoke: revokeRequest } as const;
const isAnswer = (verb: string): verb is keyof typeof answers => Object.hasOwn(answers, verb);

/** Sends an answer to a request of an agency, or hides the profile from the agency. */
export function answerRequest(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  id: string,
  verb: string,
) {
  const at = { params: { id } };
  return isAnswer(verb)
    ? submit(context, request, answers[verb], at)
    : submit(context, request, hideProfile, { params: { id }, body: { hidden: verb === "hide" } });
}
