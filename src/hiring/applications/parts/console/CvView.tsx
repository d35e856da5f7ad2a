import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { PaperShape, PdfPages, type PdfTexts } from "#profiles/cv/parts/PdfPages.tsx";
import { Alert } from "#ui/Alert.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { type Applicant, type TextBlock, textBlocks } from "./applicant-model.ts";

/** Shows the CV of an application: the pages of a PDF, or the text that was read from a Word file. */
export function CvView({
  cv,
  text,
  hidden,
}: {
  cv: Applicant["cv"];
  text: Applicant["cv_text"];
  /** Whether the applicant's identity is hidden. */
  hidden: boolean;
}) {
  const t = useTranslations("applications.console.cv");
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const texts: PdfTexts = {
    page: (number, count) => t("page", { number, count }),
    pages: (count) => t("pages", { count }),
    smaller: t("smaller"),
    larger: t("larger"),
    fit: t("fit"),
    loading: t("loading"),
  };
  const tools = (
    <>
      <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold text-ink-900">
        <Icon name="file" size="sm" className="text-ink-500" />
        <span className="truncate">{cv.name}</span>
      </h2>
      {cv.url && (
        <a
          href={cv.url}
          download={cv.name}
          aria-label={t("download")}
          className="no-print -my-1 inline-flex min-h-8 shrink-0 items-center gap-2 rounded-md px-2 font-semibold text-leaf-700 hover:bg-hover"
        >
          <Icon name="download" size="sm" />
          <span className="max-sm:hidden">{t("download")}</span>
        </a>
      )}
    </>
  );
  return (
    <section aria-label={t("title")}>
      {cv.kind === "pdf" && cv.url && !failed ? (
        <PdfPages url={cv.url} texts={texts} tools={tools} onFail={fail} />
      ) : (
        <>
          {text.state !== "none" && (
            <div className="mb-3 flex min-h-8 items-center gap-x-4 text-sm">{tools}</div>
          )}
          <CvText text={text} hidden={hidden} note={failed ? t("unreadable") : t("asText")} />
        </>
      )}
    </section>
  );
}

function CvText({
  text,
  hidden,
  note,
}: {
  text: Applicant["cv_text"];
  hidden: boolean;
  /** The note above the text, which says that it is not the original file. */
  note: string;
}) {
  const t = useTranslations("applications.console.cv");
  usePolling(text.state === "pending");
  if (text.state === "pending") {
    return (
      <>
        <p className="mb-3 text-sm text-ink-500">{t("pending")}</p>
        <PaperShape label={t("pending")} />
      </>
    );
  }
  if (text.state === "erased") {
    return (
      <Alert tone="info" title={t("erasedTitle")}>
        {t("erasedText")}
      </Alert>
    );
  }
  if (text.state === "none") return <EmptyState drawing="cv" title={t("noneTitle")} text={t("noneText")} />;
  if (text.state !== "ready" || !text.text) {
    return (
      <Alert tone="warning" title={t(text.state === "empty" ? "emptyTitle" : "failedTitle")}>
        {t(hidden ? "hiddenOriginal" : text.state === "empty" ? "emptyText" : "failedText")}
      </Alert>
    );
  }
  return (
    <>
      <p className="mb-3 text-sm text-ink-500">{hidden ? t("hiddenText") : note}</p>
      <article className="border border-line bg-surface px-[6%] py-[5%] print:border-0 print:p-0">
        <div className="mx-auto max-w-reading text-base text-ink-900">
          {textBlocks(text.text).map((block) => (
            <Block key={block.key} kind={block.kind} text={block.text} />
          ))}
        </div>
      </article>
    </>
  );
}

function Block({ kind, text }: Pick<TextBlock, "kind" | "text">) {
  if (kind === "gap") return <div className="h-3" />;
  if (kind === "heading")
    return <h3 className="mt-5 mb-1 border-b border-line pb-1 text-sm font-semibold first:mt-0">{text}</h3>;
  return (
    <p className={kind === "item" ? "relative pl-5" : undefined}>
      {kind === "item" && (
        <span aria-hidden="true" className="absolute top-[0.65em] left-1 size-1.5 rounded-full bg-leaf-500" />
      )}
      {text}
    </p>
  );
}

const pollMs = 2000;
const mostPolls = 30;

/** Reloads the page's data every two seconds while `on`, for a minute at most. */
function usePolling(on: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [polls, setPolls] = useState(0);
  useEffect(() => {
    if (!on || state !== "idle" || polls >= mostPolls) return;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      void revalidate();
    }, pollMs);
    return () => clearTimeout(timer);
  }, [on, state, polls, revalidate]);
}
