import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { CardHeader } from "#ui/Card.tsx";
import { Calculator } from "../../parts/Calculator.tsx";
import { lawPaths } from "../../paths.ts";
import { loadCalculator } from "../calculator-data.ts";

export const loader = (args: LoaderFunctionArgs) => loadCalculator(args);

/** The calculator in the administrators' console, where rows of law are entered. */
export default function ConsoleCalculator() {
  const calculated = useLoaderData<typeof loader>();
  const t = useTranslations("law.site");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <Calculator {...calculated} path={lawPaths.calculator} />
    </div>
  );
}
