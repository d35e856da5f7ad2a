import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { usePosting } from "#ui/form/posting.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { messageMax } from "../terms.ts";

/** In a chat Enter alone sends; in longer answers Ctrl+Enter does. */
type SendKey = "alone" | "ctrl";

/** Adds a message. The typed text survives incoming messages, and is cleared only after it was sent. */
export function ReplyForm({
  label,
  send,
  help,
  reply,
  sent,
  enter,
  hint,
}: {
  label: string;
  send: string;
  help?: ReactNode;
  reply: FormReply | undefined;
  /** Number of messages by the writer; the field is cleared when the number increases. */
  sent: number;
  enter: SendKey;
  /** Explains the key that sends a message, for readers with a keyboard. */
  hint: string;
}) {
  const { pathname } = useLocation();
  const { panel, isBusy } = usePosting();
  const field = useFocusAfterSending(sent);
  return (
    <SubmitForm
      reply={reply}
      preventScrollReset
      data-key="reply"
      className="flex flex-col gap-3 border-t border-line p-4 sm:p-6"
    >
      <input type="hidden" name="do" value="write" />
      <KeepsTyped name={`reply:${panel?.page ?? pathname}`} sent={sent} />
      <Field label={label} name="text" help={help}>
        <Textarea
          key={sent}
          ref={field}
          rows={3}
          required
          maxLength={messageMax}
          onKeyDown={(event) => sendOnEnter(event, enter)}
          aria-keyshortcuts={enter === "ctrl" ? "Control+Enter" : "Enter"}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xs text-ink-500 pointer-coarse:hidden">{hint}</p>
        <Button type="submit" busy={isBusy} iconAfter="chevron-right" className="ml-auto">
          {send}
        </Button>
      </div>
    </SubmitForm>
  );
}

/** Returns the ref of a field that gets the focus after each sent message. */
function useFocusAfterSending(sent: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef(sent);
  useEffect(() => {
    if (before.current === sent) return;
    before.current = sent;
    field.current?.focus();
  }, [sent]);
  return field;
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, enter: SendKey) {
  // During text composition, for example of Vietnamese, Enter belongs to the input method.
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.shiftKey) return;
  const modified = event.ctrlKey || event.metaKey;
  if (enter === "ctrl" ? !modified : modified || matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  if (event.currentTarget.value.trim()) event.currentTarget.form?.requestSubmit();
}
