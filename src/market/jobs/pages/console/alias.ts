import { type LoaderFunctionArgs, redirect } from "react-router";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { pageUrl } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { consolePaths } from "../../console-paths.ts";

/** Redirects from other addresses that the specification names for a job's board and its page (spec §2). */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const own = pageUrl(request).pathname.endsWith("/detail") ? consolePaths.preview : applicantPaths.board;
  throw redirect(own(workspaceOf(context), encodeURIComponent(params.jobId ?? "")));
}
