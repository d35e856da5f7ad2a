import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { asText } from "#kit/markup.ts";
import { cx } from "../cx.ts";
import { useFieldControl } from "../Field.tsx";
import { useEdit } from "../form/edit.ts";
import { CharactersLeft, Textarea } from "../inputs.tsx";
import type { Editor as EditorOf } from "./rich-text/Editor.tsx";

type Editor = ComponentType<Parameters<typeof EditorOf>[0]>;

/**
 * An editor for long texts with paragraphs, lists, emphasis, headings and links, for consoles. It posts HTML
 * under its field's name. Until its code is loaded, and without script, a plain text area takes its place,
 * whose lines become paragraphs and lists (kit/markup).
 * @param value HTML or plain text; `onChange` gives HTML, or the plain text of the text area
 * @param limit maximum of visible characters; they are counted, not cut
 */
export function RichTextEditor({
  value,
  onChange,
  least = 0,
  limit,
  placeholder,
}: {
  value: string;
  onChange: (value: string) => void;
  /** Minimum number of characters, shown until it is reached. */
  least?: number;
  limit: number;
  placeholder?: string;
}) {
  const { name, id, ...said } = useFieldControl();
  const box = useRef<HTMLTextAreaElement>(null);
  const { reread } = useEdit();
  const Editor = useLoadedEditor(box);
  // The editor replaces the text area without an input event, so the form reads its fields again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor takes the place of the box
  useEffect(reread, [Editor, reread]);

  const length = asText(value).trim().length;
  const describedBy = cx(said["aria-describedby"], length < least && `${id}-fewest`) || undefined;
  return (
    <>
      <div
        className={cx(
          "rounded-md border bg-surface transition-colors focus-within:border-leaf-600 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-leaf-600",
          said["aria-invalid"] ? "border-danger-600" : "border-edge hover:border-ink-700",
        )}
      >
        {/* Reserves the toolbar's height, so that the content below does not move. */}
        {Editor === null && <div className="h-11 border-b border-line noscript:hidden" />}
        {Editor === null || Editor === "failed" ? (
          <Textarea
            ref={box}
            rows={6}
            value={asText(value)}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
            placeholder={placeholder}
            className="min-h-40 border-0 focus:outline-0"
          />
        ) : (
          <>
            <input type="hidden" name={name} value={value} />
            <Editor
              value={value}
              onChange={onChange}
              attributes={attributesOf(id, { ...said, "aria-describedby": describedBy }, placeholder)}
              placeholder={placeholder}
            />
          </>
        )}
      </div>
      <Count id={`${id}-fewest`} length={length} least={least} limit={limit} />
    </>
  );
}

/** Loads the code of the editor. @returns null until it is loaded */
function useLoadedEditor(box: RefObject<HTMLTextAreaElement | null>): Editor | "failed" | null {
  const [Editor, setEditor] = useState<Editor | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    const swap = (editor: Editor | "failed") => {
      if (!left) setEditor(() => editor);
    };
    import("./rich-text/Editor.tsx").then(
      ({ Editor }) => {
        // A text area in use is not replaced while it has the focus.
        if (document.activeElement !== box.current) swap(Editor);
        else box.current?.addEventListener("blur", () => swap(Editor), { once: true });
      },
      () => swap("failed"),
    );
    return () => {
      left = true;
    };
  }, [box]);
  return Editor;
}

type Attributes = Parameters<typeof EditorOf>[0]["attributes"];

function attributesOf(
  id: string | undefined,
  control: Omit<ReturnType<typeof useFieldControl>, "id" | "name">,
  placeholder: string | undefined,
): Attributes {
  return {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": control["aria-describedby"],
    "aria-invalid": control["aria-invalid"] && "true",
    "aria-required": control["aria-required"] && "true",
    "aria-placeholder": placeholder,
  };
}

/** The number of typed characters until the minimum is reached, then the number of those left. */
function Count({ id, length, least, limit }: { id: string; length: number; least: number; limit: number }) {
  const t = useTranslations("ui.console.editor");
  if (length >= least) return <CharactersLeft left={limit - length} />;
  return (
    <p id={id} className="self-end text-xs tabular-nums text-ink-500">
      {t("fewest", { least, count: length })}
    </p>
  );
}
