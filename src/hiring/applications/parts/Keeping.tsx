import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/toasts.tsx";
import { useDate } from "#ui/use-date.ts";
import type { ApplicationView } from "./application-view.ts";

/** The page's answer to a change of consent. */
export interface ConsentResult {
  /** The error text; null if the consent was changed. */
  problem: string | null;
}

/** States how long the employer stores the candidate's data, and lets the candidate change the consent to it. */
export function Keeping({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine.keep");
  const day = useDate("day");
  const { erasedAt, erasedFrom, consentAt, days } = application.retention;
  const company = application.company.name;
  if (erasedAt) return <p className="text-ink-700">{t("erased", { company, date: day(erasedAt) })}</p>;
  const running = consentAt ? "runningAgreed" : "running";
  return (
    <div className="flex flex-col gap-3 text-ink-700">
      {consentAt && <p>{t("agreed", { company, date: day(consentAt) })}</p>}
      <p>{erasedFrom ? t("until", { company, date: day(erasedFrom) }) : t(running, { company, days })}</p>
      <div className="flex flex-wrap gap-3">
        <ConsentButton application={application} consent />
        {consentAt && <ConsentButton application={application} consent={false} />}
      </div>
    </div>
  );
}

/** A line for lists: states that there is consent, with a button that withdraws it. */
export function Consented({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine.keep");
  const { erasedAt, consentAt } = application.retention;
  if (erasedAt || !consentAt) return null;
  return (
    <div className="-mb-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-ink-500 lg:col-span-full">
      <p className="min-w-0">{t("given", { company: application.company.name })}</p>
      <ConsentButton application={application} consent={false} quiet />
    </div>
  );
}

/** A button that gives, renews or withdraws consent. Without JavaScript it posts to the application's page. */
function ConsentButton({
  application,
  consent,
  quiet = false,
}: {
  application: ApplicationView;
  consent: boolean;
  quiet?: boolean;
}) {
  const t = useTranslations("applications.site.mine.keep");
  const fetcher = useFetcher<ConsentResult>();
  const toast = useToast();
  const company = application.company.name;
  const handled = useRef<ConsentResult | undefined>(undefined);
  useEffect(() => {
    if (!fetcher.data || fetcher.data === handled.current || fetcher.state !== "idle") return;
    handled.current = fetcher.data;
    const { problem } = fetcher.data;
    if (problem) toast.show({ text: problem, tone: "danger" });
    else toast.show({ text: consent ? t("given", { company }) : t("withdrawn"), tone: "success" });
  }, [fetcher.data, fetcher.state, toast, t, consent, company]);
  const label = !consent
    ? t("withdraw")
    : application.retention.consentAt
      ? t("renew")
      : t("give", { company });
  return (
    <fetcher.Form method="post" action={ownApplicationPath(application.id)} className="relative z-1">
      <input type="hidden" name="consent" value={consent ? "1" : "0"} />
      <Button
        type="submit"
        variant={quiet ? "ghost" : "secondary"}
        size="sm"
        busy={fetcher.state !== "idle"}
        className={quiet ? "-mr-3" : undefined}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
