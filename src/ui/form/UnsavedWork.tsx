import { useTranslations } from "use-intl";
import { Alert } from "../Alert.tsx";
import { Button } from "../Button.tsx";
import { useDate } from "../use-date.ts";
import type { StoredWork } from "./autosave.ts";

/** Offers the unsaved work of an earlier visit. */
export function UnsavedWork({
  found,
  onRestore,
  onDiscard,
}: {
  found: StoredWork;
  onRestore: (found: StoredWork) => void;
  onDiscard: () => void;
}) {
  const t = useTranslations("ui.console.form");
  const time = useDate("exact");
  return (
    <Alert
      title={t("restoreTitle", { time: time(new Date(found.at)) })}
      live
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => onRestore(found)}>
            {t("restore")}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t("discard")}
          </Button>
        </>
      }
    >
      {t("restoreText")}
    </Alert>
  );
}
