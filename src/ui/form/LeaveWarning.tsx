import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";

/** Asks for confirmation before a page with unsaved work is left (spec §5). */
export function LeaveWarning({
  dirty,
  isLeaving,
  onLeave,
}: {
  dirty: boolean;
  /** Returns true while the form itself goes to the next page. */
  isLeaving: () => boolean;
  onLeave: () => void;
}) {
  const t = useTranslations("ui.tools");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  });
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("leaveTitle")}
      text={t("leaveText")}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              onLeave();
              blocker.proceed?.();
            }}
          >
            {t("leave")}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t("stay")}</Button>
        </>
      }
    />
  );
}
