import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import type { Selection } from "./use-selection.ts";

/** The button of phones that makes presses on cards select them. */
export function PickToggle({ selection: { picking, setPicking, choose } }: { selection: Selection }) {
  const t = useTranslations("applications.console.table");
  return (
    <div className="px-4 pt-2 text-right md:hidden">
      <Button
        variant="secondary"
        size="sm"
        icon={picking ? "x" : "check"}
        aria-pressed={picking}
        onClick={() => {
          setPicking(!picking);
          if (picking) choose([]);
        }}
      >
        {t(picking ? "stopPicking" : "pick")}
      </Button>
    </div>
  );
}
