import { type Extensions, Mark } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { isLinkable } from "./links.ts";

/** A link without the extension's automatic links, which follow English punctuation and weigh 13 kB. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => isLinkable(element.getAttribute("href") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** What an ad may hold: the server takes the rest out (kit/rich-text), so nothing else can be typed or pasted. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  Heading.extend({
    // Every heading of a pasted document is the one that there is.
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
  }).configure({ levels: [3] }),
  BulletList,
  // Neither where it starts nor its kind of numbers is stored.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    addKeyboardShortcuts() {
      // Tab leaves the editor, as it leaves any other field.
      const { Tab: _in, "Shift-Tab": _out, ...keys } = this.parent?.() ?? {};
      return keys;
    },
  }),
  ListKeymap,
  UndoRedo,
];

/** What begins a list while it is typed; Markdown's other signs are left as they are. */
export const typedRules = ["bulletList", "orderedList"];
