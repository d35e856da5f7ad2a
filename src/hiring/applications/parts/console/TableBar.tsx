import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { BulkForm } from "#market/jobs/parts/console/BulkForm.tsx";
import { isClosed } from "#people/companies/pipeline.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { type StageRef, stageName } from "./board-model.ts";

/** The id of the form to which the checkboxes of the rows belong. */
export const applicantsForm = "applicants-bulk";

interface TableBarProps {
  action: string;
  /** Whether the caller manages the job; others, who only decide, cannot move and email. */
  canManage: boolean;
  stages: readonly StageRef[];
  /** The page for emailing the selected applicants. */
  mails: string;
  /** Opens the dialog for the reason; without JavaScript the page asks for it after posting. */
  onReject: (ids: string[]) => void;
  count: number;
  all: number;
  tickAll: (ticked: boolean) => void;
}

/** The actions on the selected applicants: move and email for managers of the job, reject for deciders. */
export function TableBar({ action, canManage, stages, mails, onReject, ...ticks }: TableBarProps) {
  const t = useTranslations("applications.console.table");
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("intent");
  return (
    <BulkForm
      id={applicantsForm}
      action={action}
      texts={{
        label: t("bar"),
        count: t("count", { count: ticks.count }),
        all: t("selectAll"),
        clear: t("clear"),
        actions: t("actions"),
      }}
      {...ticks}
      busy={Boolean(pressed)}
    >
      {canManage && (
        <>
          <MoveFields stages={stages} busy={pressed === "move"} />
          <Button type="submit" variant="secondary" icon="mail" formMethod="get" formAction={mails}>
            {t("email")}
          </Button>
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
