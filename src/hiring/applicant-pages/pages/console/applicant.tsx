import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { runAction } from "#hiring/applications/board-action.ts";
import { formOf } from "#kit/page.ts";
import { unlessQueryOnly } from "#kit/revalidate.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { applicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";
import { ApplicantView } from "../../parts/console/ApplicantView.tsx";

export async function loader(args: LoaderFunctionArgs) {
  return applicantData(args);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runAction({ context, request }, await formOf(request));
}

export const shouldRevalidate = unlessQueryOnly;

export default function ApplicantPage() {
  const data = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { full_name, job } = data.applicant;
  const fromBoard = (state as { board?: string } | null)?.board;
  function addressOf(id: string) {
    const search = new URLSearchParams(params);
    search.delete("panel");
    return { pathname: applicantPaths.detail(workspace, id), search: String(search) };
  }
  return (
    <>
      <title>{`${full_name} · ${job.title} · Sen`}</title>
      <ApplicantView
        data={data}
        addressOf={addressOf}
        onGo={(id, replace = false) => void navigate(addressOf(id), { state, replace })}
        goesOn={fromBoard !== undefined}
        boardHref={applicantPaths.board(workspace, job.id) + (fromBoard ?? "")}
      />
    </>
  );
}
