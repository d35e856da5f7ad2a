import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../Button.tsx";
import { fieldClass } from "../../inputs.tsx";
import { hrefOf } from "./links.ts";

/** Asks for the address of the selected words. It is not a form, because it is inside another one. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations("ui");
  const id = useId();
  const [old] = useState<string | undefined>(() => editor.getAttributes("link").href);
  const [typed, setTyped] = useState(old ?? "");
  const [wrong, setWrong] = useState(false);

  function set() {
    const href = hrefOf(typed);
    setWrong(!href);
    if (!href) return;
    setLink(editor, { href, text: typed.trim(), isNew: old === undefined });
    onClose();
  }
  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) set();
    else if (event.key === "Escape") {
      editor.commands.focus();
      onClose();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it was asked for this moment
        autoFocus
        aria-label={t("console.editor.linkAddress")}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder={t("console.editor.linkAddress")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${fieldClass} h-10 px-3 sm:flex-1`}
      />
      <Button size="sm" onClick={set}>
        {t("console.editor.setLink")}
      </Button>
      {old !== undefined && (
        <Button size="sm" variant="ghost" onClick={remove}>
          {t("console.editor.removeLink")}
        </Button>
      )}
      {wrong && (
        <p id={id} role="alert" className="w-full text-sm text-danger-600">
          {t("console.editor.linkWrong")}
        </p>
      )}
    </div>
  );
}

/** Links the selected words or the present link; without either, inserts the text as a link. */
function setLink(
  editor: Editor,
  { href, text, isNew }: { href: string; text: string; isNew: boolean },
): void {
  const chain = editor.chain().focus();
  if (isNew && editor.state.selection.empty)
    chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] });
  else chain.extendMarkRange("link").setMark("link", { href });
  chain.run();
}
