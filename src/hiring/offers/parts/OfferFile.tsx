import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

/** Shows a download link for the file of an offer. */
export function OfferFile({ file, href }: { file: { name: string } | null; href: string }) {
  const t = useTranslations("offers.labels");
  if (!file) return null;
  return (
    <p className="min-w-0 text-sm">
      <span className="block text-ink-500">{t("file")}</span>
      <a
        href={href}
        download
        className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3 max-w-full whitespace-normal`}
      >
        <Icon name="file" size="sm" />
        <span className="min-w-0 text-left break-words">{file.name}</span>
      </a>
    </p>
  );
}
