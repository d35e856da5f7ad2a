import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import { cvSections } from "#profiles/candidates/cv-settings.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ShareButton } from "#ui/ShareButton.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { shareLinkCreate, shareLinkList, shareLinkRevoke } from "../contract.ts";
import { LinkCard } from "../parts/LinkCard.tsx";
import { LinkForm } from "../parts/LinkForm.tsx";
import { shareDays } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [links, profile] = await Promise.all([
    load(context, request, shareLinkList),
    load(context, request, profileShow),
  ]);
  return {
    links: links.data.map(({ id, attributes }) => ({ id, ...attributes })),
    language: profile.data.attributes.language,
    sections: cvSections,
    days: shareDays,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const id = posted.get("revoke");
  if (id !== null) {
    await perform(context, request, shareLinkRevoke, { params: { id: String(id) } }, [404]);
    return { revoked: true, url: null, reply: null };
  }
  const form = await readForm(posted, shareLinkCreate.body);
  const outcome = await submit(context, request, shareLinkCreate, { body: form.values });
  if (!outcome.ok) return { revoked: false, url: null, reply: form.reply(outcome.errors) };
  return { revoked: false, url: outcome.data.url, reply: null };
}

export type OwnLink = Awaited<ReturnType<typeof loader>>["links"][number];

/** The reader's share links: create, see views, revoke. */
export default function ShareLinks() {
  const { links, language, sections, days } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("share-links.site.links");
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {done?.revoked && (
        <Alert tone="success" live>
          {t("revoked_done")}
        </Alert>
      )}
      {done?.url && (
        <ShownOnce
          text={t("made")}
          label={t("address")}
          value={done.url}
          isLink
          actions={<ShareButton title={t("title")} url={done.url} />}
        />
      )}
      <Card>
        <CardHeader title={t("create")} text={t("lead")} />
        <LinkForm
          key={links.length}
          reply={done?.reply ?? null}
          language={language}
          sections={sections}
          days={days}
          busy={busy}
        />
      </Card>
      <h2 className="text-lg font-semibold">{t("list")}</h2>
      {links.length === 0 && <EmptyState as="p" drawing="cv" title={t("none")} />}
      <ul className="flex flex-col gap-3">
        {links.map((link) => (
          <li key={link.id}>
            <LinkCard link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
