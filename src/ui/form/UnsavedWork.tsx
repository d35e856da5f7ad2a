import { useTranslations } from "use-intl";
import { Alert } from "../Alert.tsx";
import { Button } from "../Button.tsx";
import { useDate } from "../use-date.ts";
import type { Kept } from "./autosave.ts";

/** Offers the unsaved work of an earlier visit. */
export function FoundWork({
  found,
  onRestore,
  onDiscard,
}: {
  found: Kept;
  onRestore: (found: Kept) => void;
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
