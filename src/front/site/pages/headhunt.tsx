import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { contactOffice, sendContact } from "#market/support/contact-action.ts";
import { ContactForm } from "#market/support/parts/ContactForm.tsx";
import type { Account } from "#people/accounts/actor.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/headhunt/messages.en.ts";
import { copy as vi } from "../copy/headhunt/messages.vi.ts";
import { Band, BandTitle } from "../parts/landing/Band.tsx";
import { FeeExample } from "../parts/landing/FeeExample.tsx";
import { Questions } from "../parts/landing/Questions.tsx";
import { Steps } from "../parts/landing/Steps.tsx";
import { headhuntPaths } from "../paths.ts";
import { postPath } from "../post-path.ts";

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl, viewer } = context.get(pageServices) as PageServices<Account>;
  const path = pageUrl(request).pathname;
  const ofEmployers = path.startsWith("/employer/");
  return {
    words: inLanguage(language, en, vi),
    office: await contactOffice(context, request),
    post: postPath(viewer),
    own: (ofEmployers ? headhuntPaths.employer : headhuntPaths.own)[language],
    // The page has two addresses in each language; search engines index one.
    at: { origin: publicUrl, language, paths: headhuntPaths.own },
  };
}

export async function action(args: ActionFunctionArgs) {
  return sendContact(args, "headhunt");
}

/** The page of the headhunting service: terms, process, price, and the contact form. */
export default function Headhunt() {
  const { words, office, post, own, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <Band ground="leaf" className="sm:py-20">
        <h1 className="max-w-reading text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-4 max-w-reading text-ink-700 sm:text-lg">{words.lead}</p>
        <a href="#contact" className={cx(buttonClass({ size: "lg" }), "mt-8")}>
          {words.action}
        </a>
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-6 border-t border-leaf-500 pt-8 lg:grid-cols-4 lg:gap-x-8">
          {words.terms.map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <span className="block text-2xl font-semibold text-leaf-700">{figure}</span>
                <span className="mt-1 block font-semibold">{title}</span>
              </dt>
              <dd className="mt-1 text-sm text-ink-700">{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band>
        <BandTitle title={words.steps.title} />
        <Steps items={words.steps.items} />
      </Band>
      <Band ground="mist">
        <FeeExample {...words.example} />
      </Band>
      <Band>
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 className="text-xl font-semibold sm:text-2xl">{words.questions.title}</h2>
          <Questions items={words.questions.items} />
        </div>
      </Band>
      <Band ground="leaf" id="contact" className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-xl font-semibold sm:text-2xl">{words.contact.title}</h2>
          <p className="mt-2 text-ink-700">{words.contact.text}</p>
          <p className="mt-8 text-sm text-ink-700 max-lg:hidden">
            <span className="block font-semibold">{words.self.title}</span>
            {words.self.text}
          </p>
          <Button to={post} variant="secondary" className="mt-3 max-lg:hidden">
            {words.self.action}
          </Button>
        </div>
        <Card className="sm:p-8">
          <ContactForm kind="headhunt" action={own} office={office} />
        </Card>
      </Band>
    </>
  );
}
