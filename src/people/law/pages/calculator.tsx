import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { cachePage, pageServices } from "#kit/page.ts";
import { salariesPath } from "#market/salaries/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { StructuredData } from "#platform/seo/StructuredData.tsx";
import { Calculator } from "../parts/Calculator.tsx";
import { calculatorPath } from "../paths.ts";
import { calculatorFields, loadCalculator } from "./calculator-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, publicUrl } = args.context.get(pageServices);
  const calculated = await loadCalculator(args);
  cachePage(args.context, { seconds: 60, query: calculatorFields });
  return {
    calculated,
    path: calculatorPath[language],
    at: { origin: publicUrl, language, paths: calculatorPath },
  };
}

/** The public calculator of gross and net salaries. */
export default function CalculatorPage() {
  const { calculated, path, at } = useLoaderData<typeof loader>();
  const t = useTranslations("law.site");
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t("metaTitle")} description={t("metaDescription")} at={at} />
      <StructuredData
        data={{
          "@context": "https://schema.org",
          "@type": "WebApplication",
          name: t("title"),
          description: t("metaDescription"),
          url: at.origin + path,
          applicationCategory: "FinanceApplication",
          isAccessibleForFree: true,
        }}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
        <Link to={salariesPath[at.language]} className="underline">
          {t("salaries")}
        </Link>
      </div>
      <Calculator {...calculated} path={path} />
    </div>
  );
}
