import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";

const key = "sen.registered";
/** The value in the browser's storage for a greeting that the reader has closed, so that a reload does not show it again. */
const closed = (greeting: string) => `closed ${greeting}`;

/**
 * The greeting after a registration (spec §4, "Session"). It opens on the page after the registration, and on
 * its reload, until it is closed or the reader goes to another page.
 */
export function Welcome({ viewer }: { viewer: { fullName: string; email: string; emailVerified: boolean } }) {
  const t = useTranslations("accounts.labels.welcome");
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const fresh = params.has("welcome");
  const greeting = `${viewer.email} ${pathname}`;
  useEffect(() => {
    if (fresh) {
      if (localStorage.getItem(key) !== closed(greeting)) localStorage.setItem(key, greeting);
      setParams(
        (now) => {
          now.delete("welcome");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }
    const isDue = localStorage.getItem(key) === greeting;
    if (!isDue && !fresh) localStorage.removeItem(key);
    setOpen(isDue);
  }, [fresh, greeting, setParams]);
  function close() {
    localStorage.setItem(key, closed(greeting));
    setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("title", { name: viewer.fullName })}
      text={viewer.emailVerified ? t("textVerified") : t("text", { email: viewer.email })}
      actions={<Button onClick={close}>{t("close")}</Button>}
    />
  );
}
