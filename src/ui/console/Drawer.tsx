import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslations } from "use-intl";
import { IconButton } from "../Button.tsx";

/**
 * A modal at the side of the window, for one entry of a list (an applicant, a task) beside that list. It traps the
 * focus and restores it; Escape and a click outside close it.
 */
export function Drawer({
  open,
  onClose,
  title,
  actions,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex justify-end bg-veil"
    >
      <Modal className="h-dvh w-full max-w-reading bg-float shadow-float data-entering:animate-rise">
        <Dialog className="flex h-full flex-col text-ink-900 outline-none">
          <div className="flex h-header shrink-0 items-center gap-4 border-b border-line px-4 sm:px-6">
            <Heading slot="title" className="min-w-0 flex-1 truncate text-lg font-semibold">
              {title}
            </Heading>
            <IconButton icon="x" label={t("ui.labels.close")} onClick={onClose} className="-mr-2" />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">{children}</div>
          {actions && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line p-4 sm:px-6">
              {actions}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
