import { useTranslations } from "use-intl";
import { qrCode } from "#kit/qr.ts";
import { Dialog } from "./Dialog.tsx";
import { QrPicture } from "./QrPicture.tsx";

/** An address as a code for a phone's camera, drawn in the browser. */
export default function QrDialog({
  title,
  url,
  onClose,
}: {
  title: string;
  url: string;
  onClose: () => void;
}) {
  const t = useTranslations("ui.labels");
  return (
    <Dialog open onClose={onClose} title={t("qr")} text={title}>
      <div className="flex justify-center py-2">
        <QrPicture code={qrCode(url)} label={t("qr")} />
      </div>
    </Dialog>
  );
}
