import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import type { dashboard } from "../../contract.ts";
import { Call, DueEntry, DueList } from "./DueList.tsx";

type Due = AnswerOf<typeof dashboard>["data"]["attributes"];

/** Open job orders without a CV. */
export function FirstCvs({ total, entries }: Due["first_cvs"]) {
  const workspace = useWorkspace();
  const t = useTranslations("desk.console.firstCvs");
  const day = useDate("wholeDay");
  return (
    <DueList title={t("title")} total={total} more={orderPaths.withoutCv}>
      {entries.map(({ id, title, job, client, due_date, overdue, contact, can }) => (
        <DueEntry
          key={id}
          to={can.open ? applicantPaths.board(workspace, job.id) : null}
          name={title}
          facts={
            <>
              {client.name} ·{" "}
              {overdue ? (
                <Badge tone="danger">{t("overdue", { when: day(due_date) })}</Badge>
              ) : (
                t("due", { when: day(due_date) })
              )}
            </>
          }
        >
          <Call person={contact} />
        </DueEntry>
      ))}
    </DueList>
  );
}

/** Applicants who wait for the review by the AM. */
export function Reviews({ total, entries }: Due["reviews"]) {
  const workspace = useWorkspace();
  const t = useTranslations("desk.console.reviews");
  const at = useDate("weekday");
  return (
    <DueList title={t("title")} total={total} more={orderPaths.list}>
      {entries.map(({ applicant, job, client, since, can }) => (
        <DueEntry
          key={applicant.id}
          to={can.open ? applicantPaths.detail(workspace, applicant.id) : null}
          name={applicant.full_name}
          facts={
            <>
              {client.name} · {job.title} · {t("since", { when: at(since) })}
            </>
          }
        />
      ))}
    </DueList>
  );
}

/** Applicants about whom a client has not answered for more than two working days. */
export function SilentClients({ total, entries }: Due["silent_clients"]) {
  const workspace = useWorkspace();
  const t = useTranslations("desk.console.silent");
  const at = useDate("weekday");
  return (
    <DueList title={t("title")} total={total} more={orderPaths.withoutAnswer}>
      {entries.map(({ applicant, job, client, since, contact, can }) => (
        <DueEntry
          key={applicant.id}
          to={can.open ? applicantPaths.detail(workspace, applicant.id) : null}
          name={applicant.full_name}
          facts={
            <>
              {client.name} · {job.title} · {t("since", { when: at(since) })}
            </>
          }
        >
          <Call person={contact} />
          {can.remind && (
            <Form method="post">
              <input type="hidden" name="do" value="remind" />
              <input type="hidden" name="applicant_id" value={applicant.id} />
              <input
                type="hidden"
                name="name"
                value={t("task", { client: client.name, name: applicant.full_name })}
              />
              <Button type="submit" variant="ghost" size="sm" icon="bell">
                {t("remind")}
              </Button>
            </Form>
          )}
        </DueEntry>
      ))}
    </DueList>
  );
}

/** The interviews of today. */
export function InterviewsToday({ total, entries }: Due["interviews"]) {
  const workspace = useWorkspace();
  const t = useTranslations("desk.console.interviews");
  const clock = useDate("clock");
  return (
    <DueList title={t("title")} total={total} more={interviewPaths.list(workspace)}>
      {entries.map(({ id, applicant, job, client, starts_at, can }) => (
        <DueEntry
          key={id}
          to={can.open ? applicantPaths.detail(workspace, applicant.id) : null}
          name={applicant.full_name}
          facts={
            <>
              <span className="font-semibold text-ink-900 tabular-nums">{clock(starts_at)}</span> ·{" "}
              {[job.title, ...(client ? [client.name] : [])].join(" · ")}
            </>
          }
        >
          <Call person={applicant} />
        </DueEntry>
      ))}
    </DueList>
  );
}
