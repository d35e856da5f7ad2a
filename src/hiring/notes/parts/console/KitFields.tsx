import { useTranslations } from "use-intl";
import type { Kit } from "#hiring/interview-kits/terms.ts";
import { kitMax } from "#hiring/interview-kits/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { ratings } from "../../terms.ts";
import { type KitRows, kitChanges } from "./kit-rows.ts";

/** The answers to the questions of a kit. Each is sent with its question, because the kit may have changed meanwhile. */
export function KitAnswers({ answers }: { answers: KitRows["answers"] }) {
  const t = useTranslations("notes.console.feedback");
  if (answers.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold text-ink-500">{t("questions")}</h3>
      {answers.map(({ text, hint }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an opened kit do not move
        <div key={index}>
          <input type="hidden" name={`answers[${index}].question`} value={text} />
          <Field label={text} name={`answers[${index}].answer`} help={hint ?? undefined}>
            <Textarea rows={2} limit={kitMax.answer} />
          </Field>
        </div>
      ))}
    </section>
  );
}

/** The ratings of the attributes of a kit. */
export function KitRatings({ skills }: { skills: KitRows["skills"] }) {
  const t = useTranslations("notes.console.feedback");
  const words = useTranslations("notes.labels.rating");
  const options = [
    ...ratings.map((rating) => ({ value: String(rating), label: `${rating} ${words(`r${rating}`)}` })),
    { value: "", label: t("notRated") },
  ];
  if (skills.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold text-ink-500">{t("attributes")}</h3>
      {skills.map(({ name, low, high }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an opened kit do not move
        <div key={index}>
          <input type="hidden" name={`skills[${index}].name`} value={name} />
          <FieldSet label={name} name={`skills[${index}].rating`}>
            {(low || high) && (
              <p className="-mt-1 text-sm break-words text-ink-500">
                {[low && t("low", { words: low }), high && t("high", { words: high })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            )}
            <RadioGroup row options={options} />
          </FieldSet>
        </div>
      ))}
    </section>
  );
}

/** Says what changed in a kit since its form was opened. The form stays as it was. */
export function KitChanged({ opened, now }: { opened: Kit | null; now: Kit | null }) {
  const t = useTranslations("notes.console.feedback");
  if (!opened || (now?.id === opened.id && now.version === opened.version)) return null;
  const { added, removed } = now ? kitChanges(opened, now) : { added: [], removed: [] };
  return (
    <Alert tone="warning" title={t("changed")}>
      <p>{t(now ? "changedText" : "removedText")}</p>
      {added.length > 0 && <p>{t("added", { list: added.join("; ") })}</p>}
      {removed.length > 0 && <p>{t("removed", { list: removed.join("; ") })}</p>}
    </Alert>
  );
}
