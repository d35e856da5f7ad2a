import { useTranslations } from "use-intl";
import { Radio } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface KeptCv {
  id: string;
  name: string;
  at: string;
}

const extensions = [".pdf", ".docx", ".doc"] as const;

/**
 * A CV that was sent before, or a file. The drop zone shows when "another file" is chosen: the style sheet does it, so
 * that it is so without script too, and the choice alone decides what is sent.
 */
export function CvChoice({
  cvs,
  limit,
}: {
  cvs: readonly KeptCv[];
  /** In megabytes. */
  limit: number;
}) {
  const t = useTranslations("applications.site.apply");
  const chosen = textOf(useFormScope().value("cv_id"));
  const known = cvs.some(({ id }) => id === chosen);
  const first = chosen === undefined ? cvs[0]?.id : known ? chosen : "";
  return (
    <div className="group flex flex-col gap-3">
      {cvs.length > 0 && (
        <FieldSet name="cv_id" label={t("chooseCv")}>
          {cvs.map((cv) => (
            <Radio
              key={cv.id}
              value={cv.id}
              defaultChecked={cv.id === first}
              label={<span className="break-all">{cv.name}</span>}
              help={t.rich("keptCv", { when: () => <RelativeTime at={cv.at} /> })}
            />
          ))}
          <Radio value="" defaultChecked={first === ""} label={t("anotherCv")} />
        </FieldSet>
      )}
      <div className={cvs.length > 0 ? "hidden group-has-[input[value='']:checked]:block" : undefined}>
        <Field label={t("cv")} name="cv" required hideLabel={cvs.length > 0}>
          <FileInput extensions={extensions} maxBytes={limit * 1024 * 1024} />
        </Field>
      </div>
    </div>
  );
}
