import { Form, useRouteLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { jobsPath } from "#market/job-search/paths.ts";
import { chatPath } from "#market/support/paths.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorPage } from "#ui/ErrorPage.tsx";
import { TextInput } from "#ui/inputs.tsx";
import type { RootData } from "../root.tsx";

const kinds = ["400", "403", "404", "409", "410", "413", "429", "500", "503"] as const;

function kindOf(status: number): (typeof kinds)[number] {
  const other = status >= 400 && status < 500 ? "400" : "500";
  return kinds.find((known) => known === String(status)) ?? other;
}

/** The page for an error, with a way on (spec §8, "Pages"). `search` offers a search for jobs if nothing was found. */
export function Failure({
  status,
  requestId,
  refusal,
  search = false,
  instead,
}: {
  status: number;
  requestId?: string | null;
  refusal?: string | null;
  search?: boolean;
  /** Texts and an action that replace the usual ones of the status. */
  instead?:
    | { title: string; text: string; action: { to: string; label: string; reload: boolean } }
    | undefined;
}) {
  const t = useTranslations("site.labels.failures");
  const language = useLocale();
  const kind = kindOf(status);
  const fails = kind === "500" || kind === "503";
  const canRetry = fails || kind === "429" || kind === "409";
  const offersJobs = search && (kind === "404" || kind === "410");
  const title = instead?.title ?? t(`${kind}.title`);
  const home = language === "vi" ? "/" : "/en";
  const goesHome = { to: home, label: t("home"), reload: true };
  const triesAgain = { to: "", label: t(kind === "409" ? "back" : "retry"), reload: true };
  // A page that offers a search for jobs needs no other action.
  const action = instead?.action ?? (canRetry ? triesAgain : offersJobs ? undefined : goesHome);
  return (
    <>
      <title>{`${title} · Sen`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        code={kind}
        title={title}
        text={instead?.text ?? refusal ?? t(`${kind}.text`)}
        before={offersJobs && <SearchJobs path={jobsPath[language]} />}
        action={action}
      >
        {offersJobs && (
          <>
            <Button to={jobsPath[language]} variant="secondary">
              {t("jobs")}
            </Button>
            <Button to={home} variant="secondary" reloadDocument>
              {t("home")}
            </Button>
          </>
        )}
        {kind === "403" && <OtherAccount />}
        {fails && (
          <Button to={chatPath} variant="secondary" reloadDocument>
            {t("support")}
          </Button>
        )}
        {requestId && <p className="w-full text-xs text-ink-500">{t("reference", { id: requestId })}</p>}
      </ErrorPage>
    </>
  );
}

/** A button to sign in. Signed-in readers are signed out first. */
function OtherAccount() {
  const t = useTranslations("site.labels.failures");
  const nav = useTranslations("site.labels.nav");
  const root = useRouteLoaderData("root") as RootData | undefined;
  if (!root?.viewer)
    return (
      <Button to="/login" variant="secondary" reloadDocument>
        {nav("logIn")}
      </Button>
    );
  return (
    <Form method="post" action="/logout" reloadDocument>
      <Button type="submit" variant="secondary">
        {t("otherAccount")}
      </Button>
    </Form>
  );
}

function SearchJobs({ path }: { path: string }) {
  const t = useTranslations("site.labels.failures");
  return (
    <Form action={path} role="search" reloadDocument className="flex gap-2">
      <span className="min-w-0 flex-1">
        <TextInput
          type="search"
          name="keyword"
          icon="search"
          maxLength={200}
          aria-label={t("keyword")}
          placeholder={t("keyword")}
          enterKeyHint="search"
        />
      </span>
      <Button type="submit" className="shrink-0">
        {t("search")}
      </Button>
    </Form>
  );
}
