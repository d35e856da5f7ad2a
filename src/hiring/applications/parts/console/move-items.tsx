import { useLocale, useTranslations } from "use-intl";
import { isClosed } from "#people/companies/pipeline.ts";
import type { MenuItem } from "#ui/Menu.tsx";
import { nextStage } from "./board-columns.ts";
import { type Column, type StageRef, stageName } from "./board-model.ts";

/** Returns a function that makes the menu of an applicant: restoring, the stages to move to, rejecting. */
export function useMoveItems() {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  return (
    { can, stage, stood_at }: { can: Column["can"]; stage: StageRef; stood_at: StageRef | null },
    stages: readonly StageRef[],
    on: {
      move: (to: StageRef) => void;
      reject: () => void;
      restore: () => void;
      /** Sends an applicant who waits for the AM back. */
      sendBack?: (() => void) | undefined;
    },
  ): MenuItem[] => {
    const items: MenuItem[] = [];
    if (can.restore) {
      const label = stood_at
        ? t("menu.restoreTo", { stage: stageName(stood_at, locale) })
        : t("menu.restore");
      items.push({ label, icon: "undo", onSelect: on.restore });
    }
    if (on.sendBack) items.push({ label: t("menu.return"), icon: "undo", hint: "B", onSelect: on.sendBack });
    if (can.move) {
      // A stage has the same digit wherever the applicant is.
      const open = stages.filter(({ kind }) => !isClosed(kind));
      const next = nextStage(open, stage);
      for (const [index, to] of open.entries()) {
        if (to.id === stage.id) continue;
        items.push({
          label: stageName(to, locale),
          icon: "arrow-right",
          digit: index < 9 ? String(index + 1) : undefined,
          isFirst: to.id === next?.id,
          onSelect: () => on.move(to),
        });
      }
    }
    if (can.reject)
      items.push({ label: t("menu.reject"), icon: "x", tone: "danger", hint: "R", onSelect: on.reject });
    return items;
  };
}

/** The head of the menu, with the applicant's name. */
export function MenuHead({ name }: { name: string }) {
  const t = useTranslations("applications.console.menu");
  return (
    <div className="text-sm">
      <p className="truncate font-semibold">{name}</p>
      <p className="text-xs text-ink-500">{t("title")}</p>
    </div>
  );
}
