import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { drawPage } from "./pdf.ts";

/** Styles that pdf.js requires for the text layer: invisible words above the picture of a page. */
const textLayer =
  "absolute inset-0 origin-top-left overflow-clip text-left leading-none [--min-font-size-inv:calc(1/var(--min-font-size))] [--scale-round-x:1px] [--scale-round-y:1px] [--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size))] [&_br]:absolute [&_span]:absolute [&_span]:origin-top-left [&_span]:cursor-text [&_span]:whitespace-pre [&_span]:text-transparent [&_span]:[font-size:calc(var(--text-scale-factor)*var(--font-height,0))] [&_span]:[transform:rotate(var(--rotate,0deg))_scaleX(var(--scale-x,1))_scale(var(--min-font-size-inv))] [&_span.markedContent]:contents";

/** A page, drawn when it is near the viewport, and again when its width changes. */
export function PdfPage({
  document,
  number,
  width,
  ratio,
  label,
}: {
  document: PDFDocumentProxy;
  number: number;
  width: number;
  /** Height divided by width, as far as known before drawing. */
  ratio: number;
  /** Accessible name of the page. */
  label: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number <= 2);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "1200px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near || !canvas.current || !text.current) return;
    const stop = new AbortController();
    drawPage(document, number, { canvas: canvas.current, text: text.current, width, signal: stop.signal })
      .then(() => !stop.signal.aborted && setDrawn(true))
      // A broken page stays empty; the others are shown.
      .catch(() => !stop.signal.aborted && setDrawn(true));
    return () => stop.abort();
  }, [near, document, number, width]);

  return (
    <section
      ref={place}
      aria-label={label}
      className="relative mx-auto overflow-hidden border border-line bg-surface"
      style={{ width, minHeight: drawn ? undefined : width * ratio }}
    >
      <canvas ref={canvas} className="block h-auto w-full" />
      <div ref={text} className={textLayer} />
    </section>
  );
}
