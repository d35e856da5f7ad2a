import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { feedbacksPath } from "#hiring/notes/paths.ts";
import { load } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { useDate } from "#ui/use-date.ts";
import { companyInterviews } from "../../contract.ts";
import { InterviewRow } from "../../parts/console/InterviewRow.tsx";
import { InterviewTabs } from "../../parts/console/InterviewTabs.tsx";
import { OutcomeButtons } from "../../parts/console/OutcomeButtons.tsx";
import type { Interview } from "../../parts/interview-view.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [past, mine] = [params.get("tab") === "past", params.has("mine")];
  const page = Number(params.get("page")) || 1;
  const { data, meta } = await load(context, request, companyInterviews, {
    query: { past, mine, page, items },
  });
  return { interviews: data, past, mine, page: meta.page, pages: Math.ceil(meta.total / items) };
}

/** The future and past interviews of a workspace. */
export default function Interviews() {
  const { interviews, past, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("interviews.console.list");
  const days = [...Map.groupBy(interviews, ({ attributes }) => attributes.date)];
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <PageLinks />
      </div>
      <InterviewTabs current={past ? "past" : "ahead"} />
      {interviews.length === 0 && (
        <EmptyState
          drawing="tasks"
          title={t(past ? "emptyPast" : "empty")}
          text={past ? undefined : t("emptyText")}
        />
      )}
      {days.map(([date, ofDay]) => (
        <DayCard key={date} interviews={ofDay} />
      ))}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function PageLinks() {
  const { mine } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const t = useTranslations("interviews.console.list");
  const others = new URLSearchParams(params);
  others.delete("page");
  if (mine) others.delete("mine");
  else others.set("mine", "1");
  return (
    <div className="flex gap-2">
      <Button to={feedbacksPath(workspace)} variant="ghost" size="sm" icon="star">
        {t("feedbacks")}
      </Button>
      <Button
        to={`?${others}`}
        variant={mine ? "primary" : "secondary"}
        size="sm"
        aria-current={mine ? "true" : undefined}
      >
        {t("mine")}
      </Button>
    </div>
  );
}

function DayCard({ interviews }: { interviews: readonly Interview[] }) {
  const workspace = useWorkspace();
  const day = useDate("wholeDay");
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold first-letter:uppercase">
        {day(interviews[0]?.attributes.starts_at ?? "")}
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {interviews.map((interview) => (
          <li key={interview.id} className="py-4 first:pt-0 last:pb-0">
            <InterviewRow
              interview={interview}
              href={applicantPaths.detail(workspace, interview.attributes.applicant.id)}
            >
              <OutcomeButtons interview={interview} />
            </InterviewRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}
