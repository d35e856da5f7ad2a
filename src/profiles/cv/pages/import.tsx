import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { locations } from "#platform/reference/contract.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { myCvs } from "../contract.ts";
import { extractCv } from "../contract-import.ts";
import { ConfirmImport } from "../parts/ConfirmImport.tsx";
import { cvPaths } from "../paths.ts";
import { saveConfirmed, suggested } from "./confirm.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const [files, profile, places] = await Promise.all([
    load(context, request, myCvs),
    load(context, request, profileShow),
    load(context, request, locations),
  ]);
  const file = files.data.find(({ id }) => id === params.id);
  if (!file) throw data(null, { status: 404 });
  const { language } = context.get(pageServices);
  const read = await submit(context, request, extractCv, { params: { id: Number(file.id) } });
  const present = profile.data.attributes;
  const found = read.ok ? read.data.data.attributes : null;
  return {
    file: { url: cvPaths.file(file.id), name: file.attributes.name, kind: file.attributes.kind },
    present,
    places: places.data
      .filter(({ attributes }) => attributes.admin === "current")
      .map(({ id, attributes }) => ({
        value: id,
        label: language === "vi" ? attributes.state_vn : attributes.state,
      })),
    found,
    suggested: found ? suggested(found, present) : [],
    problem: read.ok ? null : (read.errors[0]?.detail ?? null),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const result = await saveConfirmed(context, request, await formOf(request));
  if (result.saved) throw redirect(profilePath);
  return data(result, { status: 422 });
}

/** Returns whether the loader runs again: after a refused form, it does not read the file again. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus === undefined || actionStatus < 400;
}

/** The content of a CV file beside the file itself; the candidate confirms what is added to the profile. */
export default function ImportCv() {
  const { file, problem, found, ...given } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("cv.site.import");
  return (
    <>
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {found ? (
        <>
          <p className="mt-1 max-w-reading text-ink-500">{t("lead", { name: file.name })}</p>
          <ConfirmImport file={file} found={found} {...given} result={result} />
        </>
      ) : (
        <div className="mt-6 max-w-reading">
          <Alert
            tone="warning"
            title={t("failed", { name: file.name })}
            actions={
              <Button to={profilePath} size="sm" variant="secondary">
                {t("byHand")}
              </Button>
            }
          >
            {problem}
          </Alert>
        </div>
      )}
    </>
  );
}
