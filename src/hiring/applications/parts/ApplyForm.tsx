import { useMemo, useRef } from "react";
import type { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { AgreeNote } from "#people/accounts/parts/AgreeNote.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import type { ApplyResult } from "../pages/apply-action.ts";
import type { ScreeningQuestion } from "./answers.ts";
import { CvChoice, type OnlineCv, type StoredCv } from "./CvChoice.tsx";
import { useDraft } from "./draft.ts";
import { Questions } from "./Questions.tsx";

export interface ApplyFormPage {
  jobId: string;
  own: string;
  mode: "visitor" | "candidate" | "other";
  viewer: { name: string; email: string; phone: string | null } | null;
  cvs: StoredCv[];
  online: OnlineCv | null;
  job: { title: string; company: { name: string }; questions: ScreeningQuestion[]; lang: string | undefined };
}

/** The size limits of a CV in megabytes, for visitors who register and for candidates (spec §5). */
const limits = { visitor: 5, candidate: 10 } as const;

interface ApplyFormProps {
  page: ApplyFormPage;
  result: ApplyResult | undefined;
  Form: ReturnType<typeof useFetcher>["Form"];
  busy: boolean;
}

/** The form of an application. Visitors and candidates share it, so that a chosen file remains when only the registration succeeds. */
export function ApplyForm({ page, result, Form, busy }: ApplyFormProps) {
  const t = useTranslations("applications.site.apply");
  const visitor = page.mode === "visitor" && !result?.registered;
  const limit = limits[visitor ? "visitor" : "candidate"];
  const errors = useFileError(result?.file, limit);
  const draft = useFormDraft(page, result !== undefined);
  return (
    <SubmitForm
      Form={Form}
      reply={result?.reply}
      values={{ full_name: page.viewer?.name, phone: page.viewer?.phone }}
      errors={errors}
      summary={t("formErrors")}
      action={page.own}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {!visitor && <input type="hidden" name="as" value="candidate" />}
      <div ref={draft.inside} className="empty:hidden">
        {draft.restored !== "nothing" && (
          <Alert live>{t(draft.restored === "file" ? "restoredWithoutFile" : "restored")}</Alert>
        )}
      </div>
      <AccountNotes result={result} own={page.own} />
      <PersonFields isVisitor={visitor} />
      <CvChoice cvs={visitor ? [] : page.cvs} online={visitor ? null : page.online} limit={limit} />
      {result?.file === "again" && (
        // Only without JavaScript does the form lose the chosen file.
        <noscript>
          <p className="text-sm text-warning-600">{t("fileAgain")}</p>
        </noscript>
      )}
      <Field label={t("phone")} name="phone" optional>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" maxLength={30} />
      </Field>
      <Questions questions={page.job.questions} lang={page.job.lang} />
      <Field label={t("coverLetter")} name="cover_letter" help={t("coverHelp")} optional>
        <Textarea limit={5000} />
      </Field>
      <Checkbox
        name="consent"
        label={t("consent", { company: page.job.company.name })}
        help={t("consentHelp")}
      />
      {visitor && <AgreeNote by="apply" />}
      <Button type="submit" size="lg" busy={busy}>
        {t("submit")}
      </Button>
      <p role="status" className="sr-only">
        {busy && t("sending")}
      </p>
    </SubmitForm>
  );
}

/** Returns the page's own error at the file field, or undefined. */
function useFileError(file: ApplyResult["file"], limit: number) {
  const t = useTranslations("applications.site.apply");
  const error =
    file === "missing"
      ? t("fileMissing")
      : file === "too_large"
        ? t("fileTooLarge", { limit: String(limit) })
        : undefined;
  return useMemo(() => (error ? { cv: error } : undefined), [error]);
}

/** Stores and restores the draft of the form around the element `inside`. */
function useFormDraft(page: ApplyFormPage, isAnswered: boolean) {
  const inside = useRef<HTMLDivElement>(null);
  const restored = useDraft(inside, {
    job: page.jobId,
    account: page.viewer?.email ?? null,
    isAnswered,
    title: page.job.title,
    company: page.job.company.name,
    path: page.own,
    except: page.online?.chosen ? "cv_id" : undefined,
  });
  return { inside, restored };
}

/** Notes about the account of the email address that a visitor has entered. */
function AccountNotes({ result, own }: { result: ApplyResult | undefined; own: string }) {
  const t = useTranslations("applications.site.apply");
  return (
    <>
      {result?.registered && <Alert live>{t("registered")}</Alert>}
      {result?.hasAccount && (
        <Alert
          title={t("hasAccount")}
          actions={
            <Button to={`/login?next=${encodeURIComponent(own)}`} variant="secondary" size="sm">
              {t("logInInstead")}
            </Button>
          }
        />
      )}
    </>
  );
}

function PersonFields({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations("applications.site.apply");
  return (
    <>
      <Field label={t("fullName")} name="full_name" required>
        <TextInput autoComplete="name" maxLength={100} />
      </Field>
      {isVisitor && (
        <>
          <Field label={t("email")} name="email" help={t("emailHelp")} required>
            <TextInput type="email" autoComplete="email" inputMode="email" maxLength={255} />
          </Field>
          <Field
            label={t("password")}
            name="password"
            help={`${t("passwordHelp")} ${t("accountNote")}`}
            required
          >
            <PasswordInput autoComplete="new-password" maxLength={128} />
          </Field>
        </>
      )}
    </>
  );
}
