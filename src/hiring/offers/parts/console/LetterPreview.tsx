import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { previewOffer } from "../../contract-template.ts";

export type Preview = AnswerOf<typeof previewOffer>["data"]["attributes"];

/** Shows the letter of an offer as the candidate would get it. Each new preview is scrolled into view. */
export function LetterPreview({ preview: { logo, letters } }: { preview: Preview }) {
  const t = useTranslations("offers.console.preview");
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new preview is shown once
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), [letters]);
  return (
    <section ref={section} aria-label={t("title")} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold">{t("title")}</h2>
        <p className="text-sm text-ink-500">{t("text")}</p>
      </div>
      {letters.map((letter) => (
        <article
          key={letter.language}
          lang={letter.language}
          className="flex flex-col gap-4 rounded-md border border-line bg-paper p-4 text-sm break-words sm:p-6"
        >
          <header>
            {logo && <img src={logo} alt="" className="mb-3 h-11 max-w-48 object-contain object-left" />}
            <p className="font-semibold">{letter.sender}</p>
            <p className="text-ink-500">{letter.date}</p>
          </header>
          <h3 className="text-lg font-semibold">{letter.title}</h3>
          <p>{letter.greeting}</p>
          <Lines lines={letter.paragraphs} />
          <dl className="divide-y divide-line border-y border-line">
            {letter.facts.map(([label, value]) => (
              <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
                <dt className="text-ink-500">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {letter.sections.map(({ title, lines }) => (
            <div key={title} className="flex flex-col gap-1">
              <h4 className="font-semibold">{title}</h4>
              <Lines lines={lines} />
            </div>
          ))}
          <Lines lines={letter.closing} />
        </article>
      ))}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}
