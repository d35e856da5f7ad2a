import { use, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#kit/i18n.ts";
import { contentOf } from "../online/content.ts";
import { drawHtml } from "../online/draw-html.ts";
import { withLetterhead } from "../online/letterhead.ts";
import { namesOf } from "../online/names.ts";
import { type Page, pageHeight, pageWidth } from "../online/nodes.ts";
import { templates } from "../online/templates.ts";
import { fittingScales, fittingStep, themeOf } from "../online/theme.ts";
import { type CvWords, cvWords, filled } from "../online/words.ts";
import type { CvPreviewProps } from "./CvPreview.tsx";
import "./cv-sheet.css";

const loaded = new Map<Language, Promise<CvWords>>();

function wordsIn(language: Language): Promise<CvWords> {
  const known = loaded.get(language);
  if (known) return known;
  const words = cvWords(language);
  loaded.set(language, words);
  return words;
}

/** Returns the filled share of a sheet's page, with its lower margin. */
function filledPart(sheet: HTMLElement, { padding }: Page): number {
  const point = sheet.offsetWidth / pageWidth;
  const bottoms = Array.from(sheet.firstElementChild!.children, (child) =>
    child instanceof HTMLElement ? child.offsetTop + child.offsetHeight : 0,
  );
  return (Math.max(...bottoms) / point + padding[2]) / pageHeight;
}

/** A sheet of paper with the CV in the chosen template. */
export function CvSheet({
  document,
  settings,
  names,
  photo,
  letterhead = null,
  watermark = null,
}: CvPreviewProps) {
  const words = use(wordsIn(document.language));
  const sheet = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);

  const { page, theme, name } = useMemo(() => {
    const content = contentOf(document, settings, {
      words,
      names: namesOf(names),
      hasPhoto: photo !== null,
    });
    const theme = themeOf(settings, fittingScales[step]);
    const page = withLetterhead(templates[settings.template](content, theme), letterhead, theme);
    return { theme, page, name: content.name };
  }, [document, settings, words, names, photo, letterhead, step]);

  // The size also depends on fonts that are still loading, so it is checked after each render.
  const tooLarge = useRef<{ of: unknown; step: number }>({ of: null, step: -1 });
  useLayoutEffect(() => {
    if (tooLarge.current.of !== document) tooLarge.current = { of: document, step: -1 };
    const next = page.fits && sheet.current ? fittingStep(step, filledPart(sheet.current, page)) : 0;
    if (next > step) tooLarge.current.step = step;
    if (next !== step && (next > tooLarge.current.step || !page.fits)) setStep(next);
  }, [document, page, step]);

  return (
    <article
      ref={sheet}
      className="cv-sheet"
      lang={document.language}
      style={{ background: theme.paper, color: theme.ink, fontFamily: `"${settings.font}", sans-serif` }}
    >
      {drawHtml({
        page,
        photo: photo === null ? null : { src: photo, alt: filled(words.cv.document.photo, { name }) },
      })}
      {watermark !== null && (
        <div aria-hidden className="cv-watermark">
          {[0, 1, 2].map((row) => (
            <span key={row}>{watermark}</span>
          ))}
        </div>
      )}
    </article>
  );
}
