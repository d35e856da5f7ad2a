import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./Button.tsx";
import { useToast } from "./toasts.tsx";

/** Opens the device's own sharing, or else copies the address. Both need a script, so it comes with one. */
export function ShareButton({
  title,
  url,
  small = false,
}: {
  title: string;
  url: string;
  /** On a phone only its icon. */
  small?: boolean;
}) {
  const t = useTranslations("jobs.site.detail");
  const toast = useToast();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  async function share() {
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
      } catch (error) {
        // Closing the sheet is no failure.
        if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
      }
    } else await copy();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: t("copied"), tone: "success", seconds: 4 });
    } catch {
      toast.show({ text: t("copyFailed"), tone: "danger" });
    }
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon="share"
      onClick={share}
      className={ready ? undefined : "invisible"}
    >
      <span className={small ? "max-sm:sr-only" : undefined}>{t("share")}</span>
    </Button>
  );
}
