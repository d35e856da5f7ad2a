import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { byField, formOf, load, pageServices, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { banner, bannerCreate, bannerDelete, banners, bannerUpdate } from "../../contract.ts";
import { BannerForm } from "../../parts/console/BannerForm.tsx";
import { BannerList } from "../../parts/console/BannerList.tsx";
import { bannerPath } from "../../paths.ts";
import { bannerInput, emptyBanner, typedValues, valuesOf } from "./banner-form.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const query = new URL(request.url).searchParams;
  const edited = Number(query.get("edit"));
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));
  if (query.has("new")) return { form: emptyBanner(now), list: null, done: null };
  if (edited) {
    const { data } = await load(context, request, banner, { params: { id: edited } });
    return { form: valuesOf(data), list: null, done: null };
  }
  const { data, meta } = await load(context, request, banners, { query: { page, items: 20 } });
  const done = query.get("done");
  return {
    form: null,
    done: done === "saved" || done === "deleted" ? (done as "saved" | "deleted") : null,
    list: {
      page: meta.page,
      pages: Math.ceil(meta.total / meta.items),
      rows: data.map(({ id, attributes }) => ({
        id,
        title: attributes[`title_${language}`],
        text: attributes[`text_${language}`],
        state: attributes.state,
        from: attributes.starts_at,
        to: attributes.ends_at,
      })),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const id = Number(form.get("id"));
  if (form.get("do") === "delete") {
    const outcome = await submit(context, request, bannerDelete, { params: { id } }, [404]);
    void outcome;
    throw redirect(`${bannerPath}?done=deleted`);
  }
  const input = bannerInput(form);
  const outcome = id
    ? await submit(context, request, bannerUpdate, { params: { id }, ...input })
    : await submit(context, request, bannerCreate, input);
  if (outcome.ok) throw redirect(`${bannerPath}?done=saved`);
  return { errors: byField(outcome.faults), typed: typedValues(form) };
}

const noErrors: Record<string, string> = {};

/** The announcement of the home page: every one that was made, and the form for one. */
export default function BannerPage() {
  const { form, list, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useTranslations("site.console.banner");
  if (form) {
    const heading = t(form.id ? "edit" : "create");
    const values = refused ? { ...refused.typed, image: form.image } : form;
    return (
      <div className="flex flex-col gap-6">
        <title>{`${heading} · Sen`}</title>
        <Breadcrumbs items={[{ label: t("title"), to: bannerPath }, { label: heading }]} />
        <h1 className="text-2xl font-semibold">{heading}</h1>
        <BannerForm key={form.id ?? "new"} values={values} errors={refused?.errors ?? noErrors} />
      </div>
    );
  }
  const create = (
    <Button to={`${bannerPath}?new=1`} icon="plus">
      {t("create")}
    </Button>
  );
  const { rows, page, pages } = list;
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} actions={rows.length > 0 && create} />
      {done && (
        <Alert tone="success" live>
          {t(done)}
        </Alert>
      )}
      {rows.length > 0 ? (
        <Card flush>
          <BannerList rows={rows} />
        </Card>
      ) : (
        <EmptyState drawing="gallery" title={t("empty")} text={t("emptyText")} action={create} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
