import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
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
import { formValues, momentOf, newBanner } from "./banner-form.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const query = new URL(request.url).searchParams;
  const edited = Number(query.get("edit"));
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));
  if (query.has("new")) return { form: newBanner(now), list: null, done: null };
  if (edited) {
    const { data } = await load(context, request, banner, { params: { id: edited } });
    return { form: formValues(data), list: null, done: null };
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
  const form = await readForm(request, bannerCreate.body, bannerCreate.files);
  const id = Number(form.text("id"));
  if (form.text("do") === "delete") {
    const outcome = await submit(context, request, bannerDelete, { params: { id } }, [404]);
    void outcome;
    throw redirect(`${bannerPath}?done=deleted`);
  }
  const { starts_at, ends_at, ...values } = form.values;
  const image = form.file("image");
  const input = {
    body: { ...values, starts_at: momentOf(starts_at), ends_at: momentOf(ends_at) },
    files: (image ? { image } : {}) as Record<string, File>,
  };
  const outcome = id
    ? await submit(context, request, bannerUpdate, { params: { id }, ...input })
    : await submit(context, request, bannerCreate, input);
  if (outcome.ok) throw redirect(`${bannerPath}?done=saved`);
  return form.reply(outcome.errors);
}

/** Manages the announcements of the home page: the list of all banners, and the form for one. */
export default function BannerPage() {
  const { form, list, done } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("site.console.banner");
  if (form) {
    const heading = t(form.id ? "edit" : "create");
    return (
      <div className="flex flex-col gap-6">
        <title>{`${heading} · Sen`}</title>
        <Breadcrumbs items={[{ label: t("title"), to: bannerPath }, { label: heading }]} />
        <h1 className="text-2xl font-semibold">{heading}</h1>
        <BannerForm key={form.id ?? "new"} values={form} reply={reply} />
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
