import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "../Alert.tsx";
import { Button } from "../Button.tsx";
import { RelativeTime } from "../RelativeTime.tsx";
import type { EditedNow } from "./edited.ts";
import { useFormScope } from "./scope.ts";
import { showRefusal } from "./show-refusal.ts";

/**
 * Posts the version that the form began with. After a conflict it shows who saved another version and offers
 * two ways: overwrite it with the typed values, or reload the page.
 */
export function EditedNote({
  edited,
  saved,
  labelOf,
  intent,
  page,
}: {
  edited: EditedNow | undefined;
  /** The version that this form has saved since it was opened. */
  saved?: number | undefined;
  /** Returns the label of a field. */
  labelOf: (field: string) => string | undefined;
  /** The value of the pressed button. */
  intent: string;
  page: string;
}) {
  const t = useTranslations("ui.tools.edited");
  const begun = useFormScope().value("version");
  const version = edited?.version ?? saved ?? begun;
  const names = [...new Set(edited?.fields.map(labelOf).filter((name) => name !== undefined))];
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (edited) showRefusal(note.current?.closest("form") ?? null);
  }, [edited]);
  return (
    <>
      {version !== undefined && <input type="hidden" name="version" value={String(version)} />}
      {edited && (
        <div ref={note} data-refusal tabIndex={-1}>
          <Alert
            tone="warning"
            live
            title={t.rich("title", { name: edited.by, when: () => <RelativeTime at={edited.at} /> })}
            actions={
              <>
                <Button type="submit" name="intent" value={intent} size="sm">
                  {t("overwrite")}
                </Button>
                <Button to={page} reloadDocument variant="secondary" size="sm">
                  {t("reload")}
                </Button>
              </>
            }
          >
            <p>{t("text")}</p>
            {names.length > 0 && <p>{t("differs", { fields: names.join(", ") })}</p>}
          </Alert>
        </div>
      )}
    </>
  );
}
