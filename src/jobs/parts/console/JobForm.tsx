import { useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Drawer } from "#ui/console/Drawer.tsx";
import { ErrorSummary, type FieldError } from "#ui/ErrorSummary.tsx";
import { useDate } from "#ui/use-date.ts";
import type { DisplayState } from "../../terms.ts";
import { AdView } from "./AdView.tsx";
import { FormSide } from "./FormSide.tsx";
import { Basics } from "./form/Basics.tsx";
import { Pay } from "./form/Pay.tsx";
import { Place } from "./form/Place.tsx";
import { Publishing } from "./form/Publishing.tsx";
import { Questions } from "./form/Questions.tsx";
import { Skills } from "./form/Skills.tsx";
import { Texts } from "./form/Texts.tsx";
import type { FormChoices } from "./form-types.ts";
import { useKeptWork } from "./kept-work.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { typedView } from "./typed-view.ts";
import { type JobValues, missingParts, neededParts } from "./values.ts";

/** What a refused form is shown again with. */
export interface Refused {
  values: JobValues;
  /** By box; "" is about the whole form. */
  errors: Record<string, string>;
  /** It was to be submitted: everything that is empty is wrong too. */
  whole: boolean;
}

const none: readonly FieldError[] = [];

/** The whole form of a job: writes, warns, keeps, shows. */
export function JobForm({
  name,
  saved,
  state,
  choices,
  refused,
}: {
  /** One form's own name, for what is kept in the browser. */
  name: string;
  /** As it was last saved. */
  saved: JobValues;
  state: DisplayState | "new";
  choices: FormChoices;
  refused: Refused | undefined;
}) {
  const t = useTranslations("jobs.console.form");
  const language = useLocale();
  const time = useDate("exact");
  const busy = useNavigation();
  const [values, setValues] = useState(refused?.values ?? saved);
  const [base, setBase] = useState(saved);
  const [showing, setShowing] = useState(false);
  const sending = useRef(false);
  // What was saved comes back as the API keeps it, tidied.
  if (JSON.stringify(saved) !== JSON.stringify(base)) {
    setBase(saved);
    if (!refused) setValues(saved);
  }
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  const work = useKeptWork(name, values, dirty);
  const { errors, summary } = useErrors(refused);
  const forget = useRef(work.forget);
  useEffect(() => {
    forget.current = work.forget;
  });
  useEffect(() => {
    if (busy.state !== "idle" || !sending.current) return;
    sending.current = false;
    if (!refused) forget.current();
  }, [busy.state, refused]);
  // Leaving while it is sent means that it was saved.
  useEffect(() => () => void (sending.current && forget.current()), []);

  const props = {
    values,
    set: (change: Partial<JobValues>) => setValues((now) => ({ ...now, ...change })),
    errors,
    choices,
  };
  const pressed = busy.state !== "idle" ? busy.formData?.get("intent") : null;
  const open = state === "new" || state === "draft" || state === "rejected";
  return (
    <Form
      method="post"
      noValidate
      onSubmit={() => {
        sending.current = true;
      }}
      className="flex flex-col gap-6 lg:flex-row lg:items-start"
    >
      <LeaveGuard dirty={dirty} isLeaving={() => sending.current} onLeave={work.forget} />
      <div className="flex min-w-0 flex-1 flex-col gap-4 lg:max-w-reading">
        <ErrorSummary errors={summary} />
        {errors[""] && (
          <Alert tone="danger" live>
            {errors[""]}
          </Alert>
        )}
        {work.found && (
          <Alert
            title={t("restoreTitle", { time: time(new Date(work.found.at)) })}
            live
            actions={
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    if (work.found) setValues(work.found.values);
                    work.dismiss();
                  }}
                >
                  {t("restore")}
                </Button>
                <Button size="sm" variant="ghost" onClick={work.forget}>
                  {t("forget")}
                </Button>
              </>
            }
          >
            {t("restoreText")}
          </Alert>
        )}
        <Basics {...props} />
        <Place {...props} />
        <Pay {...props} />
        <Texts {...props} />
        <Skills {...props} />
        <Questions {...props} />
        <Publishing {...props} />
      </div>
      <FormSide values={values} keptAt={work.keptAt}>
        {open ? (
          <>
            <Button type="submit" name="intent" value="submit" busy={pressed === "submit"}>
              {t("submit")}
            </Button>
            <Button type="submit" name="intent" value="draft" variant="secondary" busy={pressed === "draft"}>
              {t(state === "rejected" ? "saveChanges" : "saveDraft")}
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="save" busy={pressed === "save"}>
            {t("saveChanges")}
          </Button>
        )}
        <Button variant="ghost" icon="eye" onClick={() => setShowing(true)}>
          {t("preview")}
        </Button>
      </FormSide>
      <Drawer
        open={showing}
        onClose={() => setShowing(false)}
        title={t("previewTitle")}
        actions={<Button onClick={() => setShowing(false)}>{t("backToForm")}</Button>}
      >
        {showing && (
          <AdView
            job={typedView(values, choices, language)}
            questions={values.questions.map((question) => ({
              ...question,
              options: question.options ? question.options.split("\n") : undefined,
            }))}
          />
        )}
      </Drawer>
    </Form>
  );
}

/** The same list while the same answer stands, so that the summary moves the focus once. */
function useErrors(refused: Refused | undefined) {
  const t = useTranslations("jobs.console.form");
  return useMemo(() => {
    if (!refused) return { errors: {} as Record<string, string>, summary: none };
    const errors = { ...refused.errors };
    // The API stops at the first wrong box before it looks for empty ones; a person wants to hear of all at once.
    for (const { key, field } of refused.whole && errors.title ? missingParts(refused.values) : []) {
      if (key !== "salary" && !(key === "description" && refused.values.description))
        errors[field] ??= t("fillIn");
    }
    const entries = Object.entries(errors).filter(([name]) => name !== "");
    return { errors, summary: entries.map(([name, text]) => ({ name, text: `${boxName(name)}${text}` })) };

    function boxName(name: string): string {
      const part = neededParts.find(({ field }) => field === name);
      return part ? `${t(`needed.${part.key}`)}: ` : "";
    }
  }, [refused, t]);
}
