import { use, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#kit/i18n.ts";
import { contentOf } from "../online/content.ts";
import { drawHtml } from "../online/draw-html.ts";
import { namesOf } from "../online/names.ts";
import { pageHeight, pageWidth } from "../online/nodes.ts";
import { templates } from "../online/templates.ts";
import { fittingScales, themeOf } from "../online/theme.ts";
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

/** The sheet itself. A template that fits on one page gets smaller until it does. */
export function CvSheet({ document, settings, names, photo }: CvPreviewProps) {
  const words = use(wordsIn(document.language));
  const sheet = useRef<HTMLElement>(null);
  const [fitted, setFitted] = useState({ document, settings, step: 0 });
  const isSame = fitted.document === document && fitted.settings === settings;
  const step = isSame ? fitted.step : 0;

  const { page, theme, name } = useMemo(() => {
    const content = contentOf(document, settings, {
      words,
      names: namesOf(names),
      hasPhoto: photo !== null,
    });
    const theme = themeOf(settings, fittingScales[step]);
    return { theme, page: templates[settings.template](content, theme), name: content.name };
  }, [document, settings, words, names, photo, step]);

  useLayoutEffect(() => {
    const { offsetHeight = 0, offsetWidth = 0 } = sheet.current ?? {};
    const isTooLong = offsetHeight > (offsetWidth / pageWidth) * pageHeight + 1;
    if (page.fits && isTooLong && step < fittingScales.length - 1)
      setFitted({ document, settings, step: step + 1 });
  }, [document, settings, page, step]);

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
    </article>
  );
}
