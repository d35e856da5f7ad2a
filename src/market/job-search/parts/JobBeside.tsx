import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { unaskedParameter } from "#kit/pages.ts";
import { ApplyAction } from "#market/jobs/parts/ApplyBox.tsx";
import { CompanyCard } from "#market/jobs/parts/CompanyCard.tsx";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { JobFacts } from "#market/jobs/parts/JobFacts.tsx";
import { JobText } from "#market/jobs/parts/JobText.tsx";
import { jobIdOf } from "#market/jobs/slug.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { DetailData } from "../pages/detail-data.ts";
import { besidePath } from "../paths.ts";
import { JobHeader } from "./JobHeader.tsx";

/** The parameter of a list's address with the id of the job that is shown beside the list. */
const parameter = "job";

interface Shown {
  path: string;
  /**
   * True when the reader has chosen the job. The first job of a list is shown without a choice, which
   * does not count as a view.
   */
  asked: boolean;
}

/**
 * A job of the list, shown in full beside it. On wide windows, a click on a row shows its job here, and a
 * click on the shown row opens its page. The address names the job. Rows stay links to pages; this component
 * listens to their clicks.
 */
export default function JobBeside({
  list,
  jobs,
}: {
  list: RefObject<HTMLElement | null>;
  jobs: readonly JobCardView[];
}) {
  const { load, data, state } = useFetcher<{ job: DetailData | null }>();
  const pane = useRef<HTMLElement>(null);
  const shown = useShown(list, jobs, pane);

  useEffect(() => {
    if (!shown) return;
    void load(besidePath(shown.path) + (shown.asked ? "" : `?${unaskedParameter}=1`));
    for (const link of list.current?.querySelectorAll("a.card-link") ?? [])
      if (link.getAttribute("href") === shown.path) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  }, [shown, load, list]);

  function goBack({ key }: KeyboardEvent) {
    if (key === "Escape") list.current?.querySelector<HTMLElement>("a[aria-current]")?.focus();
  }

  const page = data?.job;
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={page?.job.title}
      aria-busy={state !== "idle"}
      onKeyDown={goBack}
      className={cx(
        "card sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto transition-opacity *:rounded-none *:border-0 *:border-b *:border-line",
        page && state !== "idle" && "opacity-50",
      )}
    >
      {page ? (
        <Details page={page} />
      ) : (
        <div className="p-6">{state !== "idle" && <Skeleton shape="lines" count={8} />}</div>
      )}
    </section>
  );
}

/** Returns the job of the address, the one that the reader chose last, or the first of the list. */
function useShown(
  list: RefObject<HTMLElement | null>,
  jobs: readonly JobCardView[],
  pane: RefObject<HTMLElement | null>,
): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const shownPath = useRef<string>(undefined);
  shownPath.current = shown?.path;

  useEffect(() => {
    const id = Number(new URLSearchParams(location.search).get(parameter));
    const named = jobs.find(({ path }) => jobIdOf(path) === id);
    const path = (named ?? jobs[0])?.path;
    setShown(path ? { path, asked: named !== undefined } : null);
  }, [jobs]);

  useEffect(() => {
    const stop = new AbortController();
    function choose(event: MouseEvent) {
      const link = (event.target as Element).closest("a.card-link");
      const path = link?.getAttribute("href");
      const asksForAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!path || event.button !== 0 || asksForAnother || shownPath.current === path) return;
      event.preventDefault();
      const address = new URL(location.href);
      address.searchParams.set(parameter, String(jobIdOf(path)));
      history.replaceState(history.state, "", address);
      setShown({ path, asked: true });
      pane.current?.scrollTo({ top: 0 });
      // A keyboard user continues reading here; Escape leads back to the row.
      if (event.detail === 0) pane.current?.focus({ preventScroll: true });
    }
    list.current?.addEventListener("click", choose, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [list, pane]);

  return shown;
}

function Details({ page }: { page: DetailData }) {
  const t = useTranslations("jobs.site.detail");
  return (
    <>
      <JobHeader job={page.job} url={page.url} as="h2" />
      <div className="sticky top-0 z-10 flex flex-wrap items-start gap-2 bg-surface px-6 py-3">
        <div className="min-w-0 flex-1">
          <ApplyAction job={page.job} applyPath={page.applyPath} otherAccount={page.otherAccount} brief />
        </div>
        <Button to={page.job.path} variant="secondary" size="lg">
          {t("openPage")}
        </Button>
      </div>
      <Card>
        <JobFacts job={page.job} compact />
      </Card>
      <JobText job={page.job} skillPaths={page.skillPaths} />
      <CompanyCard company={page.job.company} />
    </>
  );
}
