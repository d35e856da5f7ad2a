import type { ChainedCommands, Editor } from "@tiptap/core";
import { Toolbar as AriaToolbar } from "react-aria-components";
import { useTranslations } from "use-intl";
import { cx } from "../../cx.ts";
import { Icon, type IconName } from "../../icons/Icon.tsx";

interface Format {
  label: "bold" | "italic" | "heading" | "bulletList" | "orderedList";
  icon: IconName;
  /** Key that is pressed together with Ctrl, or Command on a Mac. */
  keys: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}
const formats: readonly Format[] = [
  { label: "bold", icon: "bold", keys: "B", run: (chain) => chain.toggleBold() },
  { label: "italic", icon: "italic", keys: "I", run: (chain) => chain.toggleItalic() },
  { label: "heading", icon: "heading", keys: "Alt+3", run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: "bulletList", icon: "list", keys: "Shift+8", run: (chain) => chain.toggleBulletList() },
  { label: "orderedList", icon: "list-numbered", keys: "Shift+7", run: (chain) => chain.toggleOrderedList() },
];

/** Formatting buttons: one tab stop, with arrow keys between the buttons. */
export function Toolbar({
  editor,
  labelledBy,
  linking,
  onLink,
}: {
  editor: Editor;
  labelledBy: string;
  linking: boolean;
  onLink: () => void;
}) {
  const t = useTranslations("ui");
  return (
    <AriaToolbar
      aria-labelledby={labelledBy}
      className="flex min-h-11 flex-wrap items-center gap-1 border-b border-line px-1"
    >
      {formats.map(({ label, icon, keys, run }) => (
        <Tool
          key={label}
          label={t(`console.editor.${label}`)}
          icon={icon}
          keys={keys}
          pressed={editor.isActive(label)}
          onPress={() => run(editor.chain().focus()).run()}
        />
      ))}
      <Tool
        label={t("console.editor.link")}
        icon="link"
        keys="K"
        pressed={linking || editor.isActive("link")}
        onPress={onLink}
      />
      <Tool
        label={t("labels.undo")}
        icon="undo"
        keys="Z"
        off={!editor.can().undo()}
        onPress={() => editor.chain().focus().undo().run()}
        className="ml-auto"
      />
    </AriaToolbar>
  );
}

function Tool({
  label,
  icon,
  keys,
  pressed,
  off,
  onPress,
  className,
}: {
  label: string;
  icon: IconName;
  keys: string;
  pressed?: boolean;
  off?: boolean;
  onPress: () => void;
  className?: string;
}) {
  const apple = navigator.platform.startsWith("Mac");
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`, so that the button keeps the focus when there is nothing more to undo.
      aria-disabled={off}
      aria-keyshortcuts={`${apple ? "Meta" : "Control"}+${keys}`}
      title={`${label} (${apple ? "⌘" : "Ctrl+"}${keys})`}
      // A press must not move the focus: a phone would hide and show its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        "grid size-9 place-items-center rounded-md transition-colors aria-disabled:opacity-50",
        pressed ? "bg-leaf-100 text-leaf-700" : "text-ink-700 hover:bg-hover hover:text-ink-900",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
