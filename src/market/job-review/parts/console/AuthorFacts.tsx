import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Mark } from "./ReviewTable.tsx";

/** Shows facts about the author of a job, and when the job was submitted. */
export function AuthorFacts({
  author,
  submitted,
  overdue,
  waitedHours,
}: {
  author: { full_name: string; email: string | null; email_verified: boolean } | null;
  submitted: string | null;
  overdue: boolean;
  /** Office hours since the submission; null for a job that does not wait for review. */
  waitedHours: number | null;
}) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  const review = useTranslations("jobReview.console.review");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold">{review("authorFacts")}</h2>
      <DescriptionList
        items={[
          { label: review("name"), value: author?.full_name },
          {
            label: review("email"),
            value: author && (
              <>
                {author.email && <span className="break-all">{author.email}</span>}
                <span className="block">
                  <Mark
                    good={author.email_verified}
                    text={review(author.email_verified ? "emailVerified" : "emailNotVerified")}
                  />
                </span>
              </>
            ),
          },
          {
            label: review("submitted"),
            value: submitted && (
              <span className="flex flex-wrap items-center gap-2">
                <RelativeTime at={submitted} />
                {waitedHours !== null && reviewer("hours", { hours: waitedHours })}
                {overdue && <Badge tone="danger">{review("overdue")}</Badge>}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
