import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useToast } from "#ui/toasts.tsx";

/**
 * The board of a job without applicants: offers to share the job while it is public, and to edit it before.
 * @param edit the form of the job, for members of a company who manage the job
 */
export function EmptyBoard({
  state,
  address,
  edit,
}: {
  state: string;
  address: string;
  edit: string | undefined;
}) {
  const t = useTranslations("applications.console.empty");
  const toast = useToast();
  const open = state === "published";
  async function share() {
    if (navigator.share && window.matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: address }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(address);
    toast.show({ tone: "success", text: t("copied") });
  }
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto">
      <EmptyState
        drawing="candidates"
        title={t("title")}
        text={open ? t("text") : t("notOpen")}
        action={
          open ? (
            <>
              <Button icon="share" onClick={() => void share()}>
                {t("share")}
              </Button>
              <Button variant="secondary" iconAfter="external" to={address} target="_blank" reloadDocument>
                {t("see")}
              </Button>
            </>
          ) : (
            edit && (
              <Button icon="edit" to={edit}>
                {t("edit")}
              </Button>
            )
          )
        }
      />
    </div>
  );
}
