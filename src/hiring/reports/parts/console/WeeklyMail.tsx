import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { ReportName } from "../../terms.ts";

/** Begins or ends the weekly email with a report and its filters. */
export function WeeklyMail({
  report,
  job,
  member,
  mail,
}: {
  report: ReportName;
  job: number | undefined;
  member: number | undefined;
  /** The id of the email that the reader gets; null without one. */
  mail: string | null;
}) {
  const t = useTranslations("reports.console.mail");
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-700">
      <p className="flex items-center gap-2">
        <Icon name="mail" size="sm" className="shrink-0 text-leaf-700" />
        {t(mail ? "on" : "off")}
      </p>
      {mail ? (
        <input type="hidden" name="mail" value={mail} />
      ) : (
        <>
          <input type="hidden" name="report" value={report} />
          <input type="hidden" name="job_id" value={job ?? ""} />
          <input type="hidden" name="member_id" value={member ?? ""} />
        </>
      )}
      <Button
        type="submit"
        name="do"
        value={mail ? "stop" : "start"}
        variant="secondary"
        size="sm"
        busy={busy}
      >
        {t(mail ? "stop" : "start")}
      </Button>
    </Form>
  );
}
