import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { type AdsFilter, adsFilters, type ReviewMark, reviewMarks } from "../../terms.ts";

interface Props {
  home: string;
  kind: "admin" | "consultant";
  group: string;
  /** The shown part of the queue, as parameters of the address. */
  part: Readonly<Record<string, string>>;
  title: string | undefined;
  values: { mark?: ReviewMark | undefined; hot?: string | undefined; ads?: AdsFilter | undefined };
}

/** Filters the jobs of a tab: by marks of the rules and, for administrators, by the hot job mark and the ads. */
export function QueueFilter({ home, kind, group, part, title, values: { mark, hot, ads } }: Props) {
  const t = useTranslations("jobReview.console.filters");
  const marks = useTranslations("jobs.console.marks");
  const shown = { tab: group, ...part, ...(title && { title }) };
  const isFiltered = mark !== undefined || hot !== undefined || ads !== undefined;
  return (
    <Form action={home} className="flex flex-wrap items-end gap-3">
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="mark" label={t("mark")}>
        <Select
          key={mark}
          defaultValue={mark ?? ""}
          options={[
            { value: "", label: t("any") },
            ...reviewMarks.map((key) => ({ value: key, label: marks(key) })),
          ]}
        />
      </Field>
      {kind === "admin" && (
        <>
          <Field name="hot" label={t("hot")}>
            <Select
              key={hot}
              defaultValue={hot ?? ""}
              options={[
                { value: "", label: t("allJobs") },
                { value: "1", label: t("hotJobs") },
              ]}
            />
          </Field>
          <Field name="ads" label={t("ads")}>
            <Select
              key={ads}
              defaultValue={ads ?? ""}
              options={[
                { value: "", label: t("any") },
                ...adsFilters.map((value) => ({ value, label: t(value) })),
              ]}
            />
          </Field>
        </>
      )}
      <Button type="submit" variant="secondary">
        {t("submit")}
      </Button>
      {isFiltered && (
        <Link to={`${home}?${new URLSearchParams(shown)}`} className={buttonClass({ variant: "ghost" })}>
          {t("clear")}
        </Link>
      )}
    </Form>
  );
}
