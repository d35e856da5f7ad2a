import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";

const key = "sen.registered";

/** The greeting after a registration, above every page until it is closed (spec §4, "Session"); it blocks no work. */
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
    open && (
      <Alert tone="success" live banner onClose={close} title={t("title", { name: viewer.fullName })}>
        {/* Until then the banner under it says how to verify the address. */}
        {viewer.emailVerified && t("textVerified")}
      </Alert>
    )
  );
}
