import { useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

const waitingPage = "/employer/register/wait-for-verification";
const emailPage = "/account/security";

/**
 * Shown above every page until the address is verified. Without JavaScript the button leads to a page with
 * the same content.
 */
export function VerifyBanner({ email }: { email: string }) {
  const t = useTranslations("accounts.labels.banner");
  const fetcher = useFetcher<{ sent: boolean; text: string | null }>();
  const { pathname } = useLocation();
  if (pathname === waitingPage || pathname === "/verify-email" || pathname === "/admin/verify-email")
    return null;
  const said = fetcher.data?.text ?? (fetcher.data?.sent ? t("sent") : null);
  return (
    <div className="no-print bg-warning-100 text-sm">
      <div className="mx-auto flex min-h-10 max-w-content flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 sm:px-6">
        <p role="status" className="flex min-w-0 flex-1 basis-64 items-center gap-2 text-ink-900">
          <Icon name="mail" size="sm" className="text-warning-600" />
          <span className="min-w-0">{said ?? t("text", { email })}</span>
        </p>
        {!said && (
          <div className="flex flex-wrap">
            <fetcher.Form method="post" action={waitingPage}>
              <Button type="submit" size="sm" variant="ghost" busy={fetcher.state !== "idle"}>
                {t("resend")}
              </Button>
            </fetcher.Form>
            {pathname !== emailPage && (
              <Button to={emailPage} size="sm" variant="ghost">
                {t("changeEmail")}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
