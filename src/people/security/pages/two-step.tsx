import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { qrCode } from "#kit/qr.ts";
import type { Account } from "#people/accounts/actor.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { CardHeader } from "#ui/Card.tsx";
import { recoveryCodesRenew, twoStep, twoStepBegin, twoStepConfirm, twoStepEnd } from "../contract.ts";
import { RecoveryCodes } from "../parts/RecoveryCodes.tsx";
import { TwoStepOff, type TwoStepSetup } from "../parts/TwoStepOff.tsx";
import { TwoStepOn } from "../parts/TwoStepOn.tsx";
import { otpauthUrl } from "../totp.ts";

const page = "/account/two-step";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, twoStep);
  if (!data.attributes.available) throw redirect("/403");
  return { ...data.attributes, next: safeNext(request) };
}

type Answer =
  | { step: "codes"; codes: string[] }
  | { step: "setup"; setup: TwoStepSetup; reply: FormReply | null }
  | { step: "begin" | "renew" | "end"; reply: FormReply };

export async function action({ context, request }: ActionFunctionArgs): Promise<Answer> {
  const posted = await formOf(request);
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const setupOf = (secret: string): TwoStepSetup => ({
    secret,
    code: qrCode(otpauthUrl(viewer?.email ?? "", secret)),
  });
  switch (posted.get("intent")) {
    case "confirm": {
      const form = await readForm(posted, twoStepConfirm.body);
      const outcome = await submit(context, request, twoStepConfirm, { body: form.values });
      if (outcome.ok) return { step: "codes", codes: outcome.data.data.attributes.codes };
      const secret = form.text("secret").slice(0, 64);
      return { step: "setup", setup: setupOf(secret), reply: form.reply(outcome.errors, ["code"]) };
    }
    case "renew": {
      const form = await readForm(posted, recoveryCodesRenew.body);
      const outcome = await submit(context, request, recoveryCodesRenew, { body: form.values });
      if (outcome.ok) return { step: "codes", codes: outcome.data.data.attributes.codes };
      return { step: "renew", reply: form.reply(outcome.errors) };
    }
    case "end": {
      const form = await readForm(posted, twoStepEnd.body);
      const outcome = await submit(context, request, twoStepEnd, { body: form.values });
      if (outcome.ok) throw redirect(`${page}?done=off`);
      return { step: "end", reply: form.reply(outcome.errors, ["code"]) };
    }
    default: {
      const form = await readForm(posted, twoStepBegin.body);
      const outcome = await submit(context, request, twoStepBegin, { body: form.values });
      if (outcome.ok)
        return { step: "setup", setup: setupOf(outcome.data.data.attributes.secret), reply: null };
      return { step: "begin", reply: form.reply(outcome.errors) };
    }
  }
}

/** Turns two-step login on and off, and shows its recovery codes. */
export default function TwoStep() {
  const state = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("security.site");
  const [params] = useSearchParams();
  const replyTo = (step: Answer["step"]) =>
    answer && answer.step === step && "reply" in answer ? answer.reply : null;
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-6 lg:py-6">
      <PageHead title={t("twoStep.title")} noindex />
      <CardHeader as="h1" title={t("twoStep.title")} text={t("twoStep.text")} />
      {!answer && params.get("done") === "off" && !state.enabled && (
        <Alert tone="success" live>
          {t("twoStep.ended")}
        </Alert>
      )}
      {state.required && !state.enabled && <Alert tone="warning">{t("twoStep.required")}</Alert>}
      {answer?.step === "codes" ? (
        <RecoveryCodes codes={answer.codes} next={state.next ?? "/account/security"} />
      ) : state.enabled ? (
        <TwoStepOn left={state.recovery_codes_left} renew={replyTo("renew")} end={replyTo("end")} />
      ) : (
        <TwoStepOff
          setup={answer?.step === "setup" ? answer.setup : null}
          reply={answer?.step === "setup" ? answer.reply : replyTo("begin")}
        />
      )}
      <p className="text-center text-sm">
        <Link
          to="/account/security"
          className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
        >
          {t("title")}
        </Link>
      </p>
    </div>
  );
}
