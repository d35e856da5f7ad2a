import { Fragment } from "react";
import type { BoardProps } from "./Board.tsx";
import { firstEnd } from "./board-columns.ts";
import { isFiltered } from "./board-model.ts";
import { EmptyStages } from "./EmptyStages.tsx";
import { StageColumn } from "./StageColumn.tsx";
import type { BoardLayout } from "./use-board-layout.ts";
import type { Dragging } from "./use-drag.ts";
import type { Selection } from "./use-selection.ts";

/** The stages in order, with the strip of the empty ones before the first that ends an application. */
export function StageColumns({
  board: { view, opened, search, tableHref, applicantHref },
  layout,
  selection,
  phoneStage,
  tools,
  dragging,
  ...cards
}: {
  board: BoardProps;
  layout: BoardLayout;
  selection: Selection | null;
  phoneStage: string | undefined;
  tools: Dragging | null;
  /** Whether a card is being dragged. */
  dragging: boolean;
  pending: readonly string[];
  menu: string;
  onMenu: (id: string) => void;
}) {
  const { stages, inView, matching, reach, active, shownOf, folded, empty, showMore, onFold } = layout;
  const beforeEmpty = empty.length > 0 ? firstEnd(stages) : null;
  return stages.map((column, index) => (
    <Fragment key={column.id}>
      {column.id === beforeEmpty && (
        <EmptyStages
          stages={stages.filter(({ id }) => empty.includes(id))}
          tools={tools}
          dragging={dragging}
          onFold={onFold}
        />
      )}
      <StageColumn
        {...cards}
        column={column}
        cards={inView[index] ?? []}
        matching={matching[index] ?? 0}
        tableHref={tableHref(column.id)}
        shown={shownOf(column.id)}
        filtered={isFiltered(view)}
        folded={folded.includes(column.id)}
        grouped={empty.includes(column.id)}
        selection={selection}
        onPhone={column.id === phoneStage}
        activeId={reach[index]?.includes(active ?? "") ? active : null}
        opened={opened}
        tools={tools}
        applicantHref={applicantHref}
        back={search}
        onMore={showMore}
        onFold={onFold}
      />
    </Fragment>
  ));
}
