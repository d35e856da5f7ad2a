import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { PdfPages, type PdfTexts } from "./PdfPages.tsx";

export interface ShownFile {
  url: string;
  name: string;
  kind: string;
}

/** Shows a PDF as pages, and any other file, or a PDF that cannot be drawn, as its extracted text. */
export function FileShown({ file, text }: { file: ShownFile; text: string | null }) {
  const t = useTranslations("cv.site.import");
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const texts: PdfTexts = {
    page: (number, count) => t("page", { number: String(number), count: String(count) }),
    pages: (count) => t("pages", { count }),
    smaller: t("smaller"),
    larger: t("larger"),
    fit: t("fit"),
    loading: t("loading"),
  };
  if (file.kind === "pdf" && !failed) return <PdfPages url={file.url} texts={texts} onFail={fail} />;
  if (!text) return <p className="text-sm text-ink-500">{t("noText")}</p>;
  return (
    <>
      <p className="mb-3 text-sm text-ink-500">{t("asText")}</p>
      <article className="border border-line bg-surface p-5 text-base whitespace-pre-line text-ink-900">
        {text}
      </article>
    </>
  );
}
