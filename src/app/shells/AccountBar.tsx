import { Form, useRouteLoaderData } from "react-router";
import { endViewPath } from "#administration/viewing/paths.ts";
import { VerifyBanner } from "#people/accounts/parts/VerifyBanner.tsx";
import { Button } from "#ui/Button.tsx";
import type { RootData } from "../root.tsx";

/** The bar above a page: that an administrator views it as another account, or else that the reader's email is not verified. */
export function AccountBar() {
  const { viewer, viewing } = useRouteLoaderData("root") as RootData;
  if (!viewing) return viewer && !viewer.emailVerified && <VerifyBanner email={viewer.email} />;
  return (
    <div className="no-print bg-warning-100 text-sm">
      <Form
        method="post"
        action={endViewPath}
        className="mx-auto flex min-h-10 max-w-content flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 sm:px-6"
      >
        <p role="status" className="min-w-0 flex-1 basis-64 font-semibold text-ink-900">
          {viewing.text}
        </p>
        <Button type="submit" size="sm" variant="secondary">
          {viewing.end}
        </Button>
      </Form>
    </div>
  );
}
