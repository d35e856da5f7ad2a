import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SectionName } from "#profiles/candidates/document.ts";
import { mostEntries, sectionNames } from "#profiles/candidates/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import type { Option } from "#ui/inputs.tsx";
import type { Imported } from "../imported.ts";
import type { ConfirmResult } from "../pages/confirm.ts";
import { FileShown, type ShownFile } from "./FileShown.tsx";
import { ImportField } from "./ImportField.tsx";
import { ImportRow } from "./ImportRow.tsx";
import { fieldNames, type Present, rowName, valuesOf } from "./import-model.ts";
import { useImportLabels } from "./labels.ts";

type View = "fields" | "document";

/** The file and its content side by side; on phones one at a time. */
export function ConfirmImport({
  file,
  ...form
}: {
  file: ShownFile | null;
} & ConfirmFormProps) {
  const t = useTranslations("cv.site.import");
  const [shown, setShown] = useState<View>("fields");
  return (
    <>
      {file && <ViewButtons shown={shown} onShow={setShown} />}
      <div className={cx("mt-6 grid gap-6", file && "lg:grid-cols-2 lg:items-start")}>
        {file && (
          <section
            aria-label={t("document")}
            className={cx(
              "min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto",
              shown === "fields" && "max-lg:hidden",
            )}
          >
            <FileShown file={file} text={form.found.text} />
          </section>
        )}
        <div className={cx("min-w-0", file && shown === "document" && "max-lg:hidden")}>
          <ConfirmForm {...form} />
        </div>
      </div>
    </>
  );
}

/** The switch between file and content on phones. */
function ViewButtons({ shown, onShow }: { shown: View; onShow: (view: View) => void }) {
  const t = useTranslations("cv.site.import");
  return (
    <fieldset className="no-print sticky top-header z-10 mt-4 flex gap-2 bg-surface py-2 lg:hidden">
      <legend className="sr-only">{t("show")}</legend>
      {(["fields", "document"] as const).map((view) => (
        <Button
          key={view}
          type="button"
          size="sm"
          variant={shown === view ? "primary" : "secondary"}
          aria-pressed={shown === view}
          onClick={() => onShow(view)}
        >
          {t(view)}
        </Button>
      ))}
    </fieldset>
  );
}

interface ConfirmFormProps {
  found: Imported;
  present: Present;
  places: readonly Option[];
  /** Names of the initially ticked fields. */
  suggested: readonly string[];
  result: ConfirmResult | undefined;
}

/** The content of the file as a form, with a checkbox for each field and row. */
function ConfirmForm({ found, present, places, suggested, result }: ConfirmFormProps) {
  const t = useTranslations("cv.site.import");
  const labelOf = useImportLabels(found);
  const taken = new Set(result?.taken ?? suggested);
  return (
    <SubmitForm
      reply={result?.reply}
      values={valuesOf(found)}
      summary={t("wrong")}
      labelOf={labelOf}
      className="flex flex-col gap-4"
    >
      {result && result.taken.length === 0 && (
        <Alert tone="warning" live>
          {t("nothing")}
        </Alert>
      )}
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg font-semibold">{t("details")}</h2>
        {fieldNames.map((name) => (
          <ImportField key={name} name={name} found={found} present={present} places={places} taken={taken} />
        ))}
      </Card>
      <ImportSections found={found} present={present} taken={taken} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
        <Button type="submit">{t("confirm")}</Button>
        <p className="text-sm text-ink-500">{t("confirmHelp")}</p>
      </div>
    </SubmitForm>
  );
}

/** The sections that the file has, each with its rows. */
function ImportSections({
  found,
  present,
  taken,
}: {
  found: Imported;
  present: Present;
  taken: ReadonlySet<string>;
}) {
  const t = useTranslations("cv.site.import");
  const sections = useTranslations("candidates.site.sections");
  return sectionNames
    .filter((section) => found.sections[section].length > 0)
    .map((section: SectionName) => (
      <Card key={section} className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{sections(`${section}.title`)}</h2>
        {section === "skills" && found.sections.skills.length > mostEntries.skills && (
          <p className="text-sm text-ink-500">{t("mostSkills", { max: String(mostEntries.skills) })}</p>
        )}
        {found.sections[section].map((row, index) => (
          <ImportRow
            key={rowName(section, index)}
            section={section}
            index={index}
            row={row}
            present={present}
            taken={taken.has(rowName(section, index))}
          />
        ))}
      </Card>
    ));
}
