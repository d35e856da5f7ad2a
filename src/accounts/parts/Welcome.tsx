import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";

const key = "sen.registered";

/** The greeting after a registration; shown on every page until it is closed (spec §4, "Session"). */
export function Welcome({ viewer }: { viewer: { fullName: string; email: string; emailVerified: boolean } }) {
  const t = useTranslations("accounts.labels.welcome");
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const fresh = params.has("welcome");
  useEffect(() => {
    if (fresh) {
      localStorage.setItem(key, viewer.email);
      setParams(
        (now) => {
          now.delete("welcome");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }
    setOpen(localStorage.getItem(key) === viewer.email);
  }, [fresh, viewer.email, setParams]);
  function close() {
    localStorage.removeItem(key);
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
