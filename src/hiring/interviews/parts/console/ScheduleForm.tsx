import { useTranslations } from "use-intl";
import { NoAddress } from "#hiring/applications/parts/console/NoAddress.tsx";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { useConfirmation, usePosting } from "#ui/form/posting.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { interviewPaths } from "../../paths.ts";
import { defaultDuration, interviewKinds } from "../../terms.ts";
import { InterviewFields } from "./InterviewFields.tsx";
import { ChooseTimes } from "./week/ChooseTimes.tsx";

const onSite = interviewKinds[2].id;

export interface Scheduling {
  id: string;
  name: string;
  job: string;
  applicant: { email: string; identity_hidden: boolean };
  members: readonly { id: number; full_name: string }[];
  /** The id of the reader's account. */
  own: number;
  today: string;
  /** Whether several times are offered to the candidate. */
  several: boolean;
  places: Readonly<Record<number, string>>;
}

/** The form that schedules an interview, or offers several times to the candidate: on its page, and in the applicant's panel. */
export default function ScheduleForm({ data }: { data: Scheduling }) {
  const { id, applicant, members, own, places, several } = data;
  const { reply: result, isBusy } = usePosting<{ reply: FormReply; warns: boolean }>();
  const path = interviewPaths.new(useWorkspace(), id);
  const t = useTranslations("interviews.console.form");
  useConfirmation({ scheduled: t("done.scheduled"), offered: t("done.offered") });
  return (
    <SubmitForm
      reply={result?.reply}
      values={{
        type: String(onSite),
        location: places[onSite],
        duration: String(defaultDuration),
        interviewers: [String(own)],
      }}
      className="flex flex-col gap-5"
      wrong={several && result?.warns ? t("slotsBusy") : undefined}
      actions={
        result?.warns && (
          <Button type="submit" name="anyway" value="true" variant="secondary" size="sm">
            {t(several ? "anywaySlots" : "anyway")}
          </Button>
        )
      }
    >
      <KeepsTyped name={`interview:${path}`} />
      <input type="hidden" name="intent" value={several ? "slots" : "one"} />
      <NoAddress applicant={applicant} />
      <Times data={data} path={path} />
      <InterviewFields kind={onSite} members={members} places={places} />
      <div className="mt-1 flex flex-wrap justify-end gap-3">
        <Button type="submit" busy={isBusy}>
          {t(several ? "sendSlots" : "save")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function Times({ data: { today, several }, path }: { data: Scheduling; path: string }) {
  const t = useTranslations("interviews.console.form");
  return (
    <>
      <ChooseTimes key={String(several)} several={several} today={today} />
      <Button
        to={several ? path : `${path}?several=1`}
        variant="ghost"
        size="sm"
        className="-ml-3 self-start"
        replace
      >
        {t(several ? "oneTime" : "letChoose")}
      </Button>
    </>
  );
}
