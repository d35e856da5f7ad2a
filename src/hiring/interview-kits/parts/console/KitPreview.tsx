import { useTranslations } from "use-intl";
import type { Kit } from "../../terms.ts";

/** Shows what to ask and what to rate, for readers who do not fill it in. */
export function KitPreview({ kit }: { kit: Pick<Kit, "questions" | "attributes"> }) {
  const t = useTranslations("interview-kits.console.form");
  return (
    <div className="flex flex-col gap-4">
      {kit.questions.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold text-ink-500">{t("questions")}</h3>
          <ol className="mt-2 flex list-decimal flex-col gap-3 pl-5">
            {kit.questions.map(({ text, hint }) => (
              <li key={text} className="break-words">
                {text}
                {hint && <p className="text-sm text-ink-500">{hint}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {kit.attributes.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold text-ink-500">{t("attributes")}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {kit.attributes.map(({ name, low, high }) => (
              <li key={name} className="break-words">
                {name}
                <Scale low={low} high={high} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The words for the ends of a scale. */
function Scale({ low, high }: { low: string | null; high: string | null }) {
  const t = useTranslations("interview-kits.console.form");
  if (!low && !high) return null;
  const ends = [low && `${t("low")}: ${low}`, high && `${t("high")}: ${high}`].filter(Boolean);
  return <p className="text-sm text-ink-500">{ends.join(" · ")}</p>;
}
