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

/** The file and its content side by side; on phones one at a time. */
export function ConfirmImport({
  file,
  found,
  present,
  places,
  suggested,
  result,
}: {
  file: ShownFile | null;
  found: Imported;
  present: Present;
  /** Names of the initially ticked fields. */
  suggested: readonly string[];
  places: readonly Option[];
  result: ConfirmResult | undefined;
}) {
  const t = useTranslations("cv.site.import");
  const sections = useTranslations("candidates.site.sections");
  const [shown, setShown] = useState<"fields" | "document">("fields");
  const taken = new Set(result?.taken ?? suggested);
  const labelOf = useImportLabels(found);
  const filled = sectionNames.filter((section) => found.sections[section].length > 0);
  return (
    <>
      {file && (
        <fieldset className="no-print sticky top-header z-10 mt-4 flex gap-2 bg-surface py-2 lg:hidden">
          <legend className="sr-only">{t("show")}</legend>
          {(["fields", "document"] as const).map((view) => (
            <Button
              key={view}
              type="button"
              size="sm"
              variant={shown === view ? "primary" : "secondary"}
              aria-pressed={shown === view}
              onClick={() => setShown(view)}
            >
              {t(view)}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={cx("mt-6 grid gap-6", file && "lg:grid-cols-2 lg:items-start")}>
        {file && (
          <section
            aria-label={t("document")}
            className={cx(
              "min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto",
              shown === "fields" && "max-lg:hidden",
            )}
          >
            <FileShown file={file} text={found.text} />
          </section>
        )}
        <SubmitForm
          reply={result?.reply}
          values={valuesOf(found)}
          summary={t("wrong")}
          labelOf={labelOf}
          className={cx("flex min-w-0 flex-col gap-4", file && shown === "document" && "max-lg:hidden")}
        >
          {result && result.taken.length === 0 && (
            <Alert tone="warning" live>
              {t("nothing")}
            </Alert>
          )}
          <Card className="flex flex-col gap-5">
            <h2 className="text-lg font-semibold">{t("details")}</h2>
            {fieldNames.map((name) => (
              <ImportField
                key={name}
                name={name}
                found={found}
                present={present}
                places={places}
                taken={taken}
              />
            ))}
          </Card>
          {filled.map((section: SectionName) => (
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
          ))}
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
            <Button type="submit">{t("confirm")}</Button>
            <p className="text-sm text-ink-500">{t("confirmHelp")}</p>
          </div>
        </SubmitForm>
      </div>
    </>
  );
}
