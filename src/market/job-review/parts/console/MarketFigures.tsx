import { useTranslations } from "use-intl";
import { jobsPath } from "#market/job-search/paths.ts";
import { inboxPaths } from "#market/support/paths.ts";
import { Stat } from "#ui/Stat.tsx";
import { reviewPaths } from "../../paths.ts";
import type { Queue } from "./QueueStats.tsx";

export interface Figures {
  live_jobs: number;
  new_jobs: number;
  new_accounts: { candidates: number; recruiters: number };
  open_reports: number;
  open_threads: number;
  mails: { queued: number; failed: number };
}

/** Figures for administrators: the review queue, the inbox and the market. */
export function MarketFigures({
  figures,
  queue,
  language,
}: {
  figures: Figures;
  queue: Queue;
  language: "en" | "vi";
}) {
  const t = useTranslations("jobReview.console.figures");
  return (
    <section
      aria-label={t("title")}
      className="grid grid-cols-2 gap-3 md:[grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <WaitingStats figures={figures} queue={queue} />
      <MarketStats figures={figures} language={language} />
    </section>
  );
}

function WaitingStats({ figures, queue }: { figures: Figures; queue: Queue }) {
  const t = useTranslations("jobReview.console.figures");
  return (
    <>
      <Stat
        label={t("reviews")}
        value={queue.waiting}
        note={t("reviewsNote", { overdue: queue.overdue, today: queue.due_today })}
        trend={queue.overdue > 0 ? "bad" : undefined}
        icon="list"
        to={reviewPaths.admin.list}
      />
      <Stat
        label={t("reports")}
        value={figures.open_reports}
        note={t("reportsNote")}
        trend={figures.open_reports > 0 ? "bad" : undefined}
        icon="alert"
        to={`${inboxPaths.list}?kind=job_report`}
      />
      <Stat
        label={t("inbox")}
        value={figures.open_threads}
        note={t("inboxNote")}
        icon="mail"
        to={inboxPaths.list}
      />
    </>
  );
}

function MarketStats({ figures, language }: { figures: Figures; language: "en" | "vi" }) {
  const t = useTranslations("jobReview.console.figures");
  const { candidates, recruiters } = figures.new_accounts;
  return (
    <>
      <Stat
        label={t("live")}
        value={figures.live_jobs}
        note={t("newJobs", { count: figures.new_jobs })}
        icon="briefcase"
        to={jobsPath[language]}
      />
      <Stat
        label={t("accounts")}
        value={candidates + recruiters}
        note={t("accountsNote", { candidates, recruiters })}
        icon="users"
      />
      <Stat
        label={t("mails")}
        value={figures.mails.queued}
        note={t("mailsNote", { failed: figures.mails.failed })}
        trend={figures.mails.failed > 0 ? "bad" : undefined}
        icon="upload"
      />
    </>
  );
}
