import type { ComponentProps } from "react";
import { Button } from "#ui/Button.tsx";

/** The button that downloads the ticked rows (`ids`) of its form as a table. Its look and its text are those of a button. */
export function BulkDownload({
  address,
  ...look
}: { address: string } & Pick<ComponentProps<typeof Button>, "variant" | "size" | "children">) {
  return (
    <Button
      {...look}
      type="submit"
      icon="download"
      formMethod="get"
      formAction={address}
      onClick={(event) => {
        // The router would treat the download as a page.
        event.preventDefault();
        const ids = new FormData(event.currentTarget.form ?? undefined).getAll("ids").map(String);
        window.location.assign(`${address}?${new URLSearchParams(ids.map((id) => ["ids", id]))}`);
      }}
    />
  );
}
