import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { reviewPaths } from "#market/job-review/paths.ts";
import { StateBadge } from "#market/jobs/parts/console/StateBadge.tsx";
import { TakeDown } from "#market/jobs/parts/console/TakeDown.tsx";
import type { DisplayState } from "#market/jobs/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

export interface Reported {
  id: string;
  title: string;
  company: string;
  state: DisplayState;
  reports: { all: number; open: number };
  can: { freeze: boolean; unfreeze: boolean; close: boolean };
}

/** The reported job with all possible actions. */
export function ReportedJob({
  job,
  waiting,
  reply,
  replyTo,
}: {
  job: Reported;
  /** True until the report is settled. */
  waiting: boolean;
  reply: FormReply | undefined;
  replyTo: string | undefined;
}) {
  const t = useTranslations("support.console.thread");
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold">{t("reported")}</h2>
        <p className="mt-3">
          <Link
            to={reviewPaths.admin.detail(job.id)}
            className="font-semibold break-words text-leaf-700 underline underline-offset-2"
          >
            {job.title}
          </Link>
        </p>
        <p className="text-sm text-ink-500">{job.company}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-500">
          <StateBadge state={job.state} />
          <span>
            {t("reports")}: {t("reportCount", { count: job.reports.all, open: job.reports.open })}
          </span>
        </p>
      </div>
      {waiting && (
        <Form method="post">
          <input type="hidden" name="do" value="dismiss" />
          <Button type="submit" block variant="secondary" icon="check" aria-describedby="dismiss-help">
            {t("dismiss")}
          </Button>
          <p id="dismiss-help" className="mt-1 text-sm text-ink-500">
            {t("dismissHelp")}
          </p>
        </Form>
      )}
      <TakeDown can={job.can} reply={reply} replyTo={replyTo} />
      {waiting && (job.can.freeze || job.can.close) && <p className="text-sm text-ink-500">{t("settled")}</p>}
    </Card>
  );
}
