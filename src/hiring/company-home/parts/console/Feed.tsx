import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { activityLooks, type Describe, useSentence } from "#hiring/applications/parts/console/History.tsx";
import { useInterviewHistory } from "#hiring/interviews/parts/console/use-interview-history.ts";
import { useOfferHistory } from "#hiring/offers/parts/console/use-offer-history.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import type { activityFeed } from "../../contract.ts";

/** A page of the team's activities, with links to earlier and the latest ones. */
export function Feed({
  feed,
  earlier,
  isLatest,
}: {
  feed: AnswerOf<typeof activityFeed>["data"];
  earlier: string | null;
  isLatest: boolean;
}) {
  const t = useTranslations("company-home.console");
  const describe = useDescribe();
  return (
    <Card>
      <CardHeader title={t("feed")} className="mb-4" />
      {feed.length === 0 && <p className="text-sm text-ink-500">{t("noFeed")}</p>}
      <Timeline
        entries={feed.map(({ id, attributes }) => ({
          key: id,
          time: <RelativeTime at={attributes.at} />,
          ...describe(attributes),
          children: (
            <p className="text-ink-500">
              <Who {...attributes} />
            </p>
          ),
        }))}
      />
      <div className="mt-4 flex gap-2">
        {!isLatest && (
          <Button to="?" variant="secondary" size="sm">
            {t("latest")}
          </Button>
        )}
        {earlier && (
          <Button to={`?before=${earlier}`} variant="secondary" size="sm">
            {t("earlier")}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface Ref {
  id: string;
  name: string;
}

/** The person an activity is about, with the job of an applicant. */
function Who({ applicant, job, person }: { applicant: Ref | null; job: Ref | null; person: Ref | null }) {
  const workspace = useCompanyWorkspace();
  const to = applicant
    ? applicantPaths.detail(workspace, applicant.id)
    : person && applicantPaths.person(workspace, person.id);
  return (
    <>
      {to && (
        <Link to={to} className="font-semibold text-ink-900 hover:underline">
          {(applicant ?? person)?.name}
        </Link>
      )}
      {job && ` · ${job.name}`}
    </>
  );
}

type Entry = Parameters<Describe>[0];

/** Returns a function that describes an activity of any room. */
function useDescribe(): (entry: Entry) => NonNullable<ReturnType<Describe>> {
  const sentence = useSentence([]);
  const ofInterview = useInterviewHistory();
  const ofOffer = useOfferHistory();
  return (entry) =>
    ofInterview(entry) ??
    ofOffer(entry) ?? {
      title: sentence(entry),
      ...(activityLooks[entry.kind] ?? { icon: "info", tone: "neutral" }),
    };
}
