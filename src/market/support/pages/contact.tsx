import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Link, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { pageServices } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Card } from "#ui/Card.tsx";
import { contactOffice, sendContact } from "../contact-action.ts";
import { ContactForm } from "../parts/ContactForm.tsx";
import { Line, Office } from "../parts/Office.tsx";
import { chatPath, contactPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  return {
    office: await contactOffice(context, request),
    at: { origin: publicUrl, language, paths: { en: contactPath, vi: contactPath } },
  };
}

export async function action(args: ActionFunctionArgs) {
  return sendContact(args, "contact");
}

/** The contact page for employers: the form, office hours and address. */
export default function Contact() {
  const { office, at } = useLoaderData<typeof loader>();
  const t = useTranslations("support.site");
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <PageHead title={t("contact.title")} description={t("contact.metaDescription")} at={at} />
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold">{t("contact.title")}</h1>
        <p className="mt-2 max-w-reading text-ink-700">{t("contact.lead")}</p>
        <Card className="mt-6 sm:p-8">
          <ContactForm kind="contact" action={contactPath} office={office} />
        </Card>
      </div>
      <aside className="lg:pt-2">
        <Card>
          <Office office={office}>
            <Line icon="map-pin" label={t("office.address")}>
              {t("office.addressText")}
            </Line>
            <Line icon="headset" label={t("office.question")}>
              <Link
                to={chatPath}
                className="inline-block py-0.5 font-semibold text-leaf-700 underline underline-offset-2"
              >
                {t("office.toChat")}
              </Link>
            </Line>
          </Office>
        </Card>
      </aside>
    </div>
  );
}
