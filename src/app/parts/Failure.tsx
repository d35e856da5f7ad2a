import { useTranslations } from "use-intl";
import { ErrorPage } from "#ui/ErrorPage.tsx";

const kinds = ["403", "404", "410", "413", "500", "503"] as const;

/** The page for what went wrong (spec §8, "Pages"). */
export function Failure({ status, requestId }: { status: number; requestId?: string | null }) {
  const t = useTranslations("site.labels.failures");
  const kind = kinds.find((known) => known === String(status)) ?? "500";
  const canRetry = kind === "500" || kind === "503";
  const title = t(`${kind}.title`);
  return (
    <>
      <title>{`${title} · Sen`}</title>
      <ErrorPage
        code={kind}
        title={title}
        text={t(`${kind}.text`)}
        action={
          canRetry ? { to: "", label: t("retry"), reload: true } : { to: "/", label: t("home"), reload: true }
        }
      >
        {requestId && <p className="text-xs text-ink-500">{t("reference", { id: requestId })}</p>}
      </ErrorPage>
    </>
  );
}
