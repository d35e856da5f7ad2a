import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "./Button.tsx";
import { Icon } from "./icons/Icon.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";
import { useToast } from "./toasts.tsx";

const QrDialog = lazy(() => import("./QrDialog.tsx"));

/** Networks that share a page by its address, without a script of theirs. */
const networks = [
  ["Zalo", "https://zalo.me/share?url="],
  ["Facebook", "https://www.facebook.com/sharer/sharer.php?u="],
  ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/?url="],
] as const;

/**
 * A menu for sharing a page: links to networks, and with script copying the address, the device's share sheet
 * and a QR code.
 */
export function ShareButton({
  title,
  url,
  small = false,
}: {
  title: string;
  url: string;
  /** Shows only an icon on phones. */
  small?: boolean;
}) {
  const t = useTranslations("ui.labels");
  const toast = useToast();
  const [ways, setWays] = useState<"links" | "script" | "sheet">("links");
  const [qr, setQr] = useState(false);
  useEffect(() => setWays("share" in navigator ? "sheet" : "script"), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: t("copied"), tone: "success", seconds: 4 });
    } catch {
      toast.show({ text: t("copyFailed"), tone: "danger" });
    }
  }
  const items: MenuItem[] = networks.map(([label, address]) => ({
    label,
    icon: "external",
    href: address + encodeURIComponent(url),
    away: true,
  }));
  if (ways !== "links") {
    items.unshift({ label: t("copyLink"), icon: "link", onSelect: () => void copy() });
    items.push({ label: t("qr"), icon: "grid", onSelect: () => setQr(true) });
  }
  if (ways === "sheet")
    items.push({
      label: t("shareMore"),
      icon: "mobile",
      // Closing the share sheet is no error.
      onSelect: () => void navigator.share({ title, url }).catch(() => {}),
    });
  return (
    <>
      <Menu items={items} triggerClass={buttonClass({ variant: "ghost", size: "sm" })}>
        <Icon name="share" size="sm" />
        <span className={small ? "max-sm:sr-only" : undefined}>{t("share")}</span>
      </Menu>
      {qr && (
        <Suspense>
          <QrDialog title={title} url={url} onClose={() => setQr(false)} />
        </Suspense>
      )}
    </>
  );
}
