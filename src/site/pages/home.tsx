import { useTranslations } from "use-intl";

export default function Home() {
  const t = useTranslations("site.site.home");
  return <h1 className="text-3xl font-semibold">{t("title")}</h1>;
}
