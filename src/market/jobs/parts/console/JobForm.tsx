import { useState } from "react";
import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Drawer } from "#ui/console/Drawer.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useEdit } from "#ui/form/edit.ts";
import type { DisplayState } from "../../terms.ts";
import { AdView } from "./AdView.tsx";
import { CoachScope } from "./Coach.tsx";
import { type EditedJob, EditedJobNote } from "./EditedJobNote.tsx";
import { FormSide } from "./FormSide.tsx";
import { Basics } from "./form/Basics.tsx";
import { Client, type JobClient } from "./form/Client.tsx";
import { Pay } from "./form/Pay.tsx";
import { Place } from "./form/Place.tsx";
import { Publishing } from "./form/Publishing.tsx";
import { Questions } from "./form/Questions.tsx";
import { SaveTemplate } from "./form/SaveTemplate.tsx";
import { Skills } from "./form/Skills.tsx";
import { Texts } from "./form/Texts.tsx";
import type { FormChoices } from "./form-types.ts";
import { neededParts, typedJob } from "./typed-job.ts";
import { typedView } from "./typed-view.ts";

/**
 * The outcome of saving. `edited`: another member has saved in between; `template`: the name of a template that was saved
 * instead of the job.
 */
export type JobReply = FormReply & { edited?: EditedJob; template?: string };

interface Props {
  /** The name of the form's draft in the browser. */
  name: string;
  /** The last saved values. */
  values: Record<string, unknown>;
  state: DisplayState | "new";
  choices: FormChoices;
  /** The clients of an agency, for a new job. */
  clients?: readonly JobClient[] | null;
  reply: JobReply | undefined;
  /** The address of the form, to load it again. */
  page: string;
  /** The address of the company's templates. */
  templates: string;
}

/** The form of a job, with its draft in the browser, its checks and its preview. */
export function JobForm({ name, values, state, choices, clients, reply, page, templates }: Props) {
  const t = useTranslations("jobs.console.form");
  const busy = useNavigation();
  const [showing, setShowing] = useState(false);
  const pressed = busy.state !== "idle" ? busy.formData?.get("intent") : null;
  const open = state === "new" || state === "draft" || state === "rejected";
  return (
    <EditForm
      id="job-form"
      reply={reply}
      values={values}
      autosave={`job-form.${name}`}
      leaveWarning
      enter={{ name: "intent", value: open ? "submit" : "save" }}
      labelOf={useLabels()}
      className="flex flex-col gap-6 lg:flex-row lg:items-start"
    >
      <CoachScope>
        <div className="flex min-w-0 flex-1 flex-col gap-4 lg:max-w-reading">
          <EditNotes />
          <EditedJobNote edited={reply?.edited} page={page} />
          {clients && <Client clients={clients} />}
          <Parts choices={choices} />
        </div>
        <FormSide
          preview={
            <>
              <Button variant="ghost" icon="eye" onClick={() => setShowing(true)}>
                {t("preview")}
              </Button>
              <SaveTemplate
                saved={reply?.template}
                list={templates}
                // The button is not busy while the page's data is loading, because the reply is already shown then.
                busy={pressed === "template" && busy.state === "submitting"}
              />
            </>
          }
        >
          <Buttons state={state} open={open} pressed={pressed} />
        </FormSide>
      </CoachScope>
      <Preview open={showing} onClose={() => setShowing(false)} choices={choices} />
    </EditForm>
  );
}

/** Returns a function for the label of a required field. */
function useLabels() {
  const t = useTranslations("jobs.console.form");
  return (field: string) => {
    const part = neededParts.find((needed) => needed.field === field);
    return part && t(`needed.${part.key}`);
  };
}

function Parts({ choices }: { choices: FormChoices }) {
  return (
    <>
      <Basics choices={choices} />
      <Place choices={choices} />
      <Pay />
      <Texts />
      <Skills choices={choices} />
      <Questions />
      <Publishing choices={choices} />
    </>
  );
}

function Buttons({
  state,
  open,
  pressed,
}: {
  state: DisplayState | "new";
  /** Whether the job can be submitted. */
  open: boolean;
  pressed: unknown;
}) {
  const t = useTranslations("jobs.console.form");
  if (!open)
    return (
      <Button type="submit" name="intent" value="save" busy={pressed === "save"}>
        {t("saveChanges")}
      </Button>
    );
  return (
    <>
      <Button type="submit" name="intent" value="submit" busy={pressed === "submit"}>
        {t("submit")}
      </Button>
      <Button type="submit" name="intent" value="draft" variant="secondary" busy={pressed === "draft"}>
        {t(state === "rejected" ? "saveChanges" : "saveDraft")}
      </Button>
    </>
  );
}

function Preview({ open, onClose, choices }: { open: boolean; onClose: () => void; choices: FormChoices }) {
  const t = useTranslations("jobs.console.form");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("previewTitle")}
      actions={<Button onClick={onClose}>{t("backToForm")}</Button>}
    >
      {open && <TypedAd choices={choices} />}
    </Drawer>
  );
}

/** A preview of the ad as typed in the form. */
function TypedAd({ choices }: { choices: FormChoices }) {
  const language = useLocale();
  const job = typedJob(useEdit().live);
  return (
    <AdView
      job={typedView(job, choices, language)}
      questions={job.rows("questions").map(({ type, text = "", options, required }) => ({
        type: type as "yes_no",
        text,
        options: options ? options.split("\n") : undefined,
        required: required === "on",
      }))}
    />
  );
}
