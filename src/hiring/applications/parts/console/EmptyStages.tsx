import { useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { type Column, stageName } from "./board-model.ts";
import { type Dragging, useDropColumn } from "./use-drag.ts";

/** The strip that stands for the folded empty stages on wide windows. While a card is dragged, it lists them as drop targets. */
export function EmptyStages({
  stages,
  tools,
  dragging,
  onFold,
}: {
  stages: readonly Column[];
  tools: Dragging | null;
  dragging: boolean;
  onFold: (column: string, isFolded: boolean) => void;
}) {
  const t = useTranslations("applications.console.column");
  const locale = useLocale();
  const names = stages.map((stage) => stageName(stage, locale)).join(", ");
  const label = t("unfoldEmpty", { count: stages.length, stages: names });
  return (
    <div className="relative hidden shrink-0 snap-start md:block">
      <button
        type="button"
        aria-expanded={false}
        title={label}
        onClick={() => {
          for (const { id } of stages) onFold(id, true);
        }}
        className="flex h-full w-12 flex-col items-center gap-3 rounded-lg border border-line border-dashed bg-mist py-4 text-sm font-semibold text-ink-500 transition-colors hover:border-edge hover:text-ink-900"
      >
        <span className="rounded-full bg-float px-2 text-xs leading-5 tabular-nums text-ink-700">
          {t("moreEmpty", { count: stages.length })}
        </span>
        <span className="[writing-mode:vertical-rl]">{t("emptyStages")}</span>
      </button>
      {dragging && tools && (
        <ul className="absolute inset-y-0 right-0 z-1 flex w-column flex-col gap-2 rounded-lg border border-line bg-float p-2 shadow-float">
          {stages.map((stage) => (
            <DropRow key={stage.id} stage={stage} tools={tools} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DropRow({ stage, tools }: { stage: Column; tools: Dragging }) {
  const element = useRef<HTMLLIElement>(null);
  const over = useDropColumn(tools, element, { column: stage.id, takes: true });
  const title = stageName(stage, useLocale());
  return (
    <li
      ref={element}
      className={cx(
        "flex max-h-32 flex-1 items-center rounded-md border border-dashed px-3 text-sm font-semibold",
        over ? "border-leaf-600 bg-leaf-50" : "border-edge",
      )}
    >
      <span className="truncate">{title}</span>
    </li>
  );
}
