import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useStayingForm } from "#ui/form/staying.ts";
import { useDate } from "#ui/use-date.ts";
import { interviewPaths } from "../../paths.ts";
import type { Interview, Invite } from "../interview-view.ts";
import { InterviewRow } from "./InterviewRow.tsx";
import { OutcomeButtons } from "./OutcomeButtons.tsx";

/** The interviews of one applicant, with their buttons. */
export function InterviewsCard({
  applicantId,
  interviews,
  invite,
  canSchedule,
}: {
  applicantId: string;
  interviews: readonly Interview[];
  invite: Invite | null;
  canSchedule: boolean;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("interviews.console.card");
  const at = useDate("weekday");
  const newPath = interviewPaths.new(workspace, applicantId);
  const { form, isBusy } = useStayingForm(newPath, { withdrawn: t("withdrawn") });
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        {canSchedule && (
          <Button to={newPath} variant="secondary" size="sm" icon="calendar">
            {t("schedule")}
          </Button>
        )}
      </div>
      {invite && (
        <Form {...form} className="flex flex-wrap items-center justify-between gap-2">
          <div className="min-w-0 flex-1 basis-56 text-sm">
            <p className="text-ink-700">{t("waiting", { count: invite.attributes.slots.length })}</p>
            <p className="text-ink-500">{invite.attributes.slots.map(at).join(" · ")}</p>
          </div>
          <Button type="submit" name="intent" value="withdraw" variant="ghost" size="sm" busy={isBusy}>
            {t("withdraw")}
          </Button>
        </Form>
      )}
      {interviews.length === 0 && !invite && <p className="text-sm text-ink-500">{t("empty")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {interviews.map((interview) => (
          <li key={interview.id} className="py-3 first:pt-0 last:pb-0">
            <InterviewRow interview={interview}>
              <OutcomeButtons interview={interview} />
            </InterviewRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}
