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
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { accountShow } from "#people/accounts/contract.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import {
  deviceSignOut,
  devices,
  emailChange,
  emailChangeBegin,
  emailChangeCancel,
  otherDevicesSignOut,
  twoStep,
} from "../contract.ts";
import { ChangeEmail } from "../parts/ChangeEmail.tsx";
import { Devices } from "../parts/Devices.tsx";

const page = "/account/security";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [account, listed, change, second] = await Promise.all([
    load(context, request, accountShow),
    load(context, request, devices),
    load(context, request, emailChange),
    load(context, request, twoStep),
  ]);
  const { email, email_verified, has_password } = account.data.attributes;
  return {
    account: { email, email_verified, has_password },
    devices: listed.data.map(({ id, attributes }) => ({ id, ...attributes })),
    change: change.data.attributes,
    twoStep: second.data.attributes,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const intent = posted.get("intent");
  if (intent === "others") {
    await perform(context, request, otherDevicesSignOut);
    throw redirect(`${page}?done=others`);
  }
  if (intent === "keep-email") {
    await perform(context, request, emailChangeCancel);
    throw redirect(`${page}?done=kept`);
  }
  if (intent === "email") {
    const form = await readForm(posted, emailChangeBegin.body);
    const outcome = await submit(context, request, emailChangeBegin, { body: form.values });
    if (!outcome.ok) return form.reply(outcome.errors);
    throw redirect(page);
  }
  // The endpoint returns 404 when the device is already signed out.
  await perform(context, request, deviceSignOut, { params: { id: String(posted.get("device")) } }, [404]);
  throw redirect(`${page}?done=device`);
}

const notices = { device: "devices.done", others: "devices.othersDone", kept: "email.cancelled" } as const;

/** The page for devices, email address and two-step login. */
export default function Security() {
  const { account, devices: listed, change, twoStep: second } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("security.site");
  const [params] = useSearchParams();
  const done = params.get("done") as keyof typeof notices | null;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {!reply && done && done in notices && (
        <Alert tone="success" live>
          {t(notices[done])}
        </Alert>
      )}
      <Devices devices={listed} />
      <ChangeEmail account={account} change={change} reply={reply} />
      {second.available && (
        <Card>
          <CardHeader
            title={t("twoStep.title")}
            text={t("twoStep.text")}
            actions={
              <Button to="/account/two-step" variant="secondary">
                {t(second.enabled ? "twoStep.manage" : "twoStep.setUp")}
              </Button>
            }
          />
          <p className="mt-3">
            <Badge tone={second.enabled ? "success" : "warning"}>
              {t(second.enabled ? "twoStep.on" : "twoStep.off")}
            </Badge>
          </p>
        </Card>
      )}
      <Card>
        <CardHeader
          title={t("views.title")}
          text={t("views.text")}
          actions={
            <Button to="/account/views" variant="secondary">
              {t("views.open")}
            </Button>
          }
        />
      </Card>
      <p className="text-center text-sm">
        <Link
          to="/account/your-account"
          className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
        >
          {t("back")}
        </Link>
      </p>
    </div>
  );
}
