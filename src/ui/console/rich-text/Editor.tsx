import { createDocument, Editor as TipTap } from "@tiptap/core";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { asHtml, textToHtml } from "#kit/markup.ts";
import { cx } from "../../cx.ts";
import { richTextClass } from "../../RichText.tsx";
import { LinkBar } from "./LinkBar.tsx";
import { cleanedPaste } from "./paste.ts";
import { extensions, typedRules } from "./schema.ts";
import { Toolbar } from "./Toolbar.tsx";

/** ARIA attributes from the surrounding field. */
export type EditorAttributes = Readonly<Record<`aria-${string}` | "id", string | undefined>>;

/** The editor; its code is large and loaded after the page (RichTextEditor). */
export function Editor({
  value,
  onChange,
  attributes,
  placeholder,
}: {
  value: string;
  onChange: (html: string) => void;
  attributes: EditorAttributes;
  placeholder: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const label = `${attributes.id}-label`;

  const editor = useTipTap(place, { value, onChange, label });
  useEditorProps(editor, attributes, () => setLinking(true));

  const blank = editor?.isEmpty && editor.state.doc.firstChild?.type.name === "paragraph";
  return (
    <>
      {editor && (
        <Toolbar editor={editor} labelledBy={label} linking={linking} onLink={() => setLinking(!linking)} />
      )}
      {editor && linking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <div className="relative">
        {blank && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute px-3 py-2 whitespace-pre-line text-ink-500"
          >
            {placeholder}
          </p>
        )}
        <div ref={place} />
      </div>
    </>
  );
}

/** Creates the editor in an element. @param label the id of the field's label */
function useTipTap(
  place: RefObject<HTMLElement | null>,
  { value, onChange, label }: { value: string; onChange: (html: string) => void; label: string },
): TipTap | null {
  const [editor, setEditor] = useState<TipTap | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(value);
  const emit = useEffectEvent((html: string) => {
    latest.current = html;
    onChange(html);
  });
  const start = useEffectEvent(
    () =>
      new TipTap({
        element: place.current,
        extensions,
        content: asHtml(value),
        // The content policy would refuse the style element of tiptap; the classes below have the same styles.
        injectCSS: false,
        enableInputRules: typedRules,
        enablePasteRules: false,
        onTransaction: redraw,
        onUpdate: ({ editor }) => emit(editor.isEmpty ? "" : editor.getHTML()),
      }),
  );
  // The editor is created before painting, so that toolbar and text replace the text area at once.
  useLayoutEffect(() => {
    const made = start();
    setEditor(made);
    // A label only focuses form controls, and the editor is none.
    const named = document.getElementById(label);
    const focus = () => made.commands.focus();
    named?.addEventListener("click", focus);
    return () => {
      named?.removeEventListener("click", focus);
      made.destroy();
    };
  }, [label]);

  // Updates the editor when a restored or saved value differs from the typed text.
  useEffect(() => {
    if (!editor || value === latest.current) return;
    latest.current = value;
    const { doc } = editor.state;
    if (!createDocument(asHtml(value), editor.schema).eq(doc))
      editor.commands.setContent(asHtml(value), { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

function useEditorProps(editor: TipTap | null, attributes: EditorAttributes, onLink: () => void): void {
  const described = JSON.stringify(attributes);
  const link = useEffectEvent(onLink);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...JSON.parse(described),
          role: "textbox",
          "aria-multiline": "true",
          class: lookOfText,
        },
        transformPastedHTML: cleanedPaste,
        handlePaste(view, event) {
          const text = event.clipboardData?.getData("text/plain").trim() ?? "";
          if (event.clipboardData?.getData("text/html") || !text.includes("\n")) return false;
          return view.pasteHTML(textToHtml(text));
        },
        handleKeyDown(_, event) {
          if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return false;
          link();
          return true;
        },
      },
    });
  }, [editor, described]);
}

const lookOfText = cx(
  richTextClass,
  "max-h-96 min-h-40 overflow-y-auto px-3 py-2 whitespace-break-spaces outline-none",
);
