import { useState } from "react";
import { Alert, type AlertTone } from "../Alert.tsx";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { drawings, EmptyState } from "../EmptyState.tsx";
import { ErrorPage } from "../ErrorPage.tsx";
import { Field } from "../Field.tsx";
import { Select } from "../inputs.tsx";
import { RelativeTime } from "../RelativeTime.tsx";
import { Skeleton } from "../Skeleton.tsx";
import { useToast } from "../toasts.tsx";
import { Section } from "./Section.tsx";
import { galleryNow, useSamples } from "./samples.ts";

const tones: readonly AlertTone[] = ["info", "success", "warning", "danger"];

/** Feedback: notices, dialogs, loading, empty states. */
export function FeedbackPart() {
  const s = useSamples();
  return (
    <>
      <Overlays />
      <Section name="Alert" className="flex flex-col gap-3">
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={s.alertTitle}
            actions={
              tone === "warning" && (
                <Button variant="secondary" size="sm">
                  {s.alertAction}
                </Button>
              )
            }
            onClose={tone === "info" ? () => {} : undefined}
          >
            {s.alertText}
          </Alert>
        ))}
      </Section>
      <Section name="Skeleton" className="grid gap-6 md:grid-cols-2">
        <Skeleton shape="lines" />
        <Skeleton shape="cards" count={2} />
        <Skeleton shape="table" count={4} />
        <Skeleton shape="board" count={3} />
      </Section>
      <Section name="EmptyState" className="grid sm:grid-cols-2 lg:grid-cols-3">
        {drawings.map((drawing) => (
          <EmptyState
            key={drawing}
            drawing={drawing}
            title={s.emptyTitle}
            text={s.emptyText}
            as="h3"
            action={drawing === "search" && <Button icon="bell">{s.emptyAction}</Button>}
          />
        ))}
      </Section>
      <Section name="ErrorPage" className="">
        <ErrorPage
          code={404}
          title={s.notFound}
          text={s.notFoundText}
          action={{ to: "/", label: s.home }}
          as="h3"
        />
      </Section>
    </>
  );
}

function Overlays() {
  const s = useSamples();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Section name="Toasts, Dialog, RelativeTime">
      <Button variant="secondary" onClick={() => toast.show({ text: s.moved, undo: () => {} })}>
        Toast + Undo
      </Button>
      <Button variant="secondary" onClick={() => toast.show({ text: s.failed, tone: "danger", seconds: 4 })}>
        Toast
      </Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <RelativeTime
        at={new Date(galleryNow.getTime() - 3 * 86_400_000)}
        now={galleryNow}
        className="text-sm text-ink-500"
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={s.dialogTitle}
        text={s.dialogText}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {s.ghost}
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {s.dialogAction}
            </Button>
          </>
        }
      >
        <Field name="reason" label={s.reason}>
          <Select options={s.options.map((label) => ({ value: label, label }))} />
        </Field>
      </Dialog>
    </Section>
  );
}
