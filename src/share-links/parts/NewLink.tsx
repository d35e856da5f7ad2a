import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { ShareButton } from "#ui/ShareButton.tsx";

/** The address of a link that was just made, which is shown once, and the ways to pass it on. */
export function NewLink({ url }: { url: string }) {
  const t = useTranslations("share-links.site.links");
  const words = useTranslations("ui.labels");
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"plain" | "ready" | "copied" | "failed">("plain");
  useEffect(() => setState("ready"), []);
  async function copy() {
    // What cannot be copied for the reader is at least selected.
    field.current?.select();
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setState(copied ? "copied" : "failed");
  }
  return (
    <Alert tone="success" live>
      <p>{t("made")}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <TextInput ref={field} readOnly value={url} aria-label={t("address")} />
        </div>
        {state !== "plain" && (
          <Button type="button" icon={state === "copied" ? "check" : "link"} onClick={() => void copy()}>
            {words(state === "copied" ? "copied" : "copyLink")}
          </Button>
        )}
        <ShareButton title={t("title")} url={url} />
      </div>
      <p role="status" className="text-sm">
        {state === "failed" && t("copyByHand")}
      </p>
    </Alert>
  );
}
