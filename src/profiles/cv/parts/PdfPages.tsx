import type { PDFDocumentProxy } from "pdfjs-dist";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useFormatter } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import { SkeletonLine } from "#ui/Skeleton.tsx";

const PdfPage = lazy(async () => ({ default: (await import("./PdfPage.tsx")).PdfPage }));

const zooms = [1, 1.25, 1.5, 2] as const;

/** Texts that the pages of a PDF and their buttons show. */
export interface PdfTexts {
  page: (number: number, count: number) => string;
  pages: (count: number) => string;
  smaller: string;
  larger: string;
  fit: string;
  loading: string;
}

/** A PDF as pages, as wide as their container; the code of the viewer is loaded when needed. */
export function PdfPages({
  url,
  texts,
  tools,
  onFail,
}: {
  url: string;
  texts: PdfTexts;
  /** Further actions beside the zoom buttons. */
  tools?: ReactNode;
  onFail: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useDocument(url, onFail);
  const [zoom, setZoom] = useState(0);
  const width = useWidth(place);

  const scale = zooms[zoom] ?? 1;
  return (
    <div ref={place} className="min-w-0">
      <div className="mb-3 flex min-h-8 items-center gap-x-4 text-sm text-ink-500">
        {tools}
        {opened && (
          <>
            <p className="shrink-0">{texts.pages(opened.document.numPages)}</p>
            <ZoomButtons zoom={zoom} onZoom={setZoom} texts={texts} />
          </>
        )}
      </div>
      {opened && width ? (
        <div className="overflow-x-auto" tabIndex={zoom > 0 ? 0 : undefined}>
          <div className="flex w-max min-w-full flex-col gap-4">
            <Suspense fallback={<PaperShape label={texts.loading} />}>
              {Array.from({ length: opened.document.numPages }, (_, index) => (
                <PdfPage
                  // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
                  key={index}
                  document={opened.document}
                  number={index + 1}
                  width={Math.floor(width * scale)}
                  ratio={opened.ratio}
                  label={texts.page(index + 1, opened.document.numPages)}
                />
              ))}
            </Suspense>
          </div>
        </div>
      ) : (
        <PaperShape label={texts.loading} />
      )}
    </div>
  );
}

/** Opens a PDF; null until its first page is known. */
function useDocument(url: string, onFail: () => void) {
  const [opened, setOpened] = useState<{ document: PDFDocumentProxy; ratio: number } | null>(null);
  useEffect(() => {
    let left = false;
    let close: (() => void) | undefined;
    setOpened(null);
    (async () => {
      const { openPdf } = await import("./pdf.ts");
      if (left) return;
      const task = openPdf(url);
      close = () => void task.destroy();
      const document = await task.promise;
      const page = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!left) setOpened({ document, ratio: page.height / page.width });
    })().catch(() => !left && onFail());
    return () => {
      left = true;
      close?.();
    };
  }, [url, onFail]);
  return opened;
}

function ZoomButtons({
  zoom,
  onZoom,
  texts,
}: {
  /** Index of the present zoom level in `zooms`. */
  zoom: number;
  onZoom: (zoom: number) => void;
  texts: PdfTexts;
}) {
  const format = useFormatter();
  return (
    <div className="no-print flex items-center max-sm:hidden">
      <IconButton
        icon="minus"
        size="sm"
        label={texts.smaller}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <button
        type="button"
        onClick={() => onZoom(0)}
        title={texts.fit}
        className="min-h-8 min-w-14 rounded-md text-center tabular-nums hover:bg-hover hover:text-ink-900"
      >
        {format.number(zooms[zoom] ?? 1, { style: "percent" })}
        <span className="sr-only">, {texts.fit}</span>
      </button>
      <IconButton
        icon="plus"
        size="sm"
        label={texts.larger}
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
    </div>
  );
}

/** Placeholder of a page that is loading. */
export function PaperShape({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="flex aspect-[1/1.414] w-full flex-col gap-4 border border-line bg-surface p-[8%]"
    >
      <SkeletonLine className="h-8 w-1/2" />
      <SkeletonLine className="h-4 w-1/3" />
      {[0, 1, 2].map((part) => (
        <div key={part} className="mt-6 flex flex-col gap-3">
          <SkeletonLine className="h-5 w-1/4" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

const restMs = 150;

/** The width of an element, updated when resizing ends. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => node.clientWidth > 0 && setWidth(node.clientWidth), restMs);
    });
    if (node.clientWidth > 0) setWidth(node.clientWidth);
    watch.observe(node);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [element]);
  return width;
}
