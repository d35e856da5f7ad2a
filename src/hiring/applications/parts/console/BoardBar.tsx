import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { bulkMailsPath } from "#hiring/email-templates/paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { cx } from "#ui/cx.ts";
import type { Option } from "#ui/inputs.tsx";
import { downloadPath } from "../../console-paths.ts";
import { type Board, type CardPlace, facetsOf, findCard } from "./board-model.ts";
import { type Handled, HandledNote } from "./Handled.tsx";
import { RejectDialog } from "./RejectDialog.tsx";
import { TableBar } from "./TableBar.tsx";
import type { Selection } from "./use-selection.ts";

/** Returns the pages of the bar's actions. */
export function barPages(workspace: Workspace, jobId: string) {
  return {
    mails: bulkMailsPath(workspace, jobId),
    interviews: interviewPaths.many(workspace, jobId),
    pools: talentPaths.addMany(workspace, jobId),
    csv: downloadPath(workspace, jobId, "csv"),
  };
}

/** The actions on the selected cards of the board, and the result of the last one. Refused applicants stay selected. */
export function BoardBar({
  data,
  members,
  selection: { ids, all, choose, picking, setPicking },
  result,
  address,
}: {
  data: Board;
  members: readonly Option[];
  selection: Selection;
  result: Handled | undefined;
  address: string;
}) {
  const t = useTranslations("applications.console.table");
  const workspace = useWorkspace();
  const [rejecting, setRejecting] = useState(false);
  // The router drops the result of an action when a live update loads the board again, so the bar stores it.
  const [last, setLast] = useState(result);
  if (result && result !== last) setLast(result);
  const [closed, setClosed] = useState<Handled | undefined>(undefined);
  const finish = useEffectEvent(({ refused, missing }: Handled) => {
    if (missing) return;
    choose(refused.map(({ id }) => id));
    if (refused.length === 0 && picking) setPicking(false);
  });
  useEffect(() => {
    if (last) finish(last);
  }, [last]);
  const cards = ids.flatMap((id) => findCard(data, id) ?? []);
  // The dialog asks for the reason, so that it is never missing here.
  const notice = last !== closed && last?.missing !== "reason" ? last : undefined;
  const nameOf = (id: string) => findCard(data, id)?.card.attributes.full_name;
  return (
    <div className={cx("flex flex-col gap-2 px-4 sm:px-6", (ids.length > 0 || notice) && "pb-3")}>
      {notice && (
        <HandledNote result={notice} action={address} nameOf={nameOf} onClose={() => setClosed(notice)} />
      )}
      {ids.length > 0 && (
        <TableBar
          action={address}
          canManage={data.job.can.manage}
          stages={data.stages}
          members={members}
          tags={facetsOf(data).tags}
          pages={barPages(workspace, data.job.id)}
          seen={cards.map(({ card, column }) => `${card.id}:${column.id}`)}
          count={ids.length}
          all={all.length}
          tickAll={(isTicked) => choose(isTicked ? all : [])}
          onReject={() => setRejecting(true)}
        />
      )}
      <RejectSelected cards={cards} open={rejecting} address={address} onClose={() => setRejecting(false)} />
      <span className="sr-only" role="status">
        {ids.length > 0 ? t("count", { count: ids.length }) : ""}
      </span>
    </div>
  );
}

/** The dialog that asks for the reason of rejecting the selected cards. */
function RejectSelected({
  cards,
  open,
  address,
  onClose,
}: {
  cards: readonly CardPlace[];
  open: boolean;
  address: string;
  onClose: () => void;
}) {
  const ids = cards.map(({ card }) => card.id);
  return (
    <RejectDialog
      who={
        open && cards[0]
          ? {
              id: ids.join(),
              name: cards[0].card.attributes.full_name,
              count: cards.length,
              unreached: cards.every(({ card }) => card.attributes.unreached === true),
            }
          : null
      }
      post={{
        action: address,
        fields: cards.map(({ card, column }) => (
          <span key={card.id} hidden>
            <input type="hidden" name="ids" value={card.id} />
            <input type="hidden" name="seen" value={`${card.id}:${column.id}`} />
          </span>
        )),
      }}
      onClose={onClose}
      onReject={onClose}
    />
  );
}
