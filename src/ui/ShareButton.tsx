import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./Button.tsx";
import { useToast } from "./toasts.tsx";

/** Opens the native share sheet, or else copies the address. Both need JavaScript, so the button is rendered by it. */
export function ShareButton({
  title,
  url,
  small = false,
}: {
  title: string;
  url: string;
  /** Only an icon on a phone. */
  small?: boolean;
}) {
  const t = useTranslations("ui.labels");
  const toast = useToast();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  async function share() {
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
      } catch (error) {
        // Closing the share sheet is no error.
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
