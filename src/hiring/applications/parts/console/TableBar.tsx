import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { BulkForm } from "#market/jobs/parts/console/BulkForm.tsx";
import { isClosed } from "#people/companies/pipeline.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { type StageRef, stageName } from "./board-model.ts";
import { MoreActions } from "./MoreActions.tsx";
import { applicantsForm } from "./table-model.ts";

export interface TableBarProps {
  action: string;
  /** Whether the caller manages the job; others, who only decide, cannot move and email. */
  canManage: boolean;
  stages: readonly StageRef[];
  /** The members of whom one can become the owner. */
  members: readonly Option[];
  /** The tags of the job's applicants, as suggestions. */
  tags: readonly string[];
  /** The pages for emailing the selected applicants, for interviews with them, and for adding them to a talent pool; their CSV. */
  pages: Record<"mails" | "interviews" | "pools" | "csv", string>;
  /** The selected applicants of a page whose checkboxes do not have it: `id:stage`. */
  seen?: readonly string[];
  /** Opens the dialog for the reason; without JavaScript the page asks for it after posting. */
  onReject: (ids: string[]) => void;
  count: number;
  all: number;
  tickAll: (ticked: boolean) => void;
}

/** The actions on the selected applicants: move and email for managers of the job, reject for deciders. */
export function TableBar(props: TableBarProps) {
  const { action, canManage, stages, pages, onReject, count, all, tickAll, seen = [] } = props;
  const t = useTranslations("applications.console.table");
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("intent");
  return (
    <BulkForm
      id={applicantsForm}
      action={action}
      texts={{
        label: t("bar"),
        count: t("count", { count }),
        all: t("selectAll"),
        clear: t("clear"),
        actions: t("actions"),
      }}
      count={count}
      all={all}
      tickAll={tickAll}
      busy={Boolean(pressed)}
    >
      {seen.map((each) => (
        <input key={each} type="hidden" name="seen" value={each} />
      ))}
      {canManage && (
        <>
          <MoveFields stages={stages} busy={pressed === "move"} />
          <Button type="submit" variant="secondary" icon="mail" formMethod="get" formAction={pages.mails}>
            {t("email")}
          </Button>
          <MoreActions {...props} />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="reject"
        variant="danger"
        className="md:ml-auto"
        onClick={(event) => {
          const ids = new FormData(event.currentTarget.form ?? undefined).getAll("ids").map(String);
          if (ids.length === 0) return;
          event.preventDefault();
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          onReject(ids);
        }}
      >
        {t("reject")}
      </Button>
    </BulkForm>
  );
}

function MoveFields({ stages, busy }: { stages: readonly StageRef[]; busy: boolean }) {
  const t = useTranslations("applications.console.table");
  const locale = useLocale();
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <Field name="job_stage_id" label={t("moveTo")} hideLabel className="max-md:flex-1">
        <Select
          placeholder={t("moveTo")}
          options={stages
            .filter(({ kind }) => !isClosed(kind))
            .map((stage) => ({ value: stage.id, label: stageName(stage, locale) }))}
        />
      </Field>
      <Button type="submit" name="intent" value="move" variant="secondary" busy={busy}>
        {t("move")}
      </Button>
    </div>
  );
}
