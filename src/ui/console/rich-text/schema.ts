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

/** A link without the extension's automatic links, which assume English punctuation and add 13 kB. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => isLinkable(element.getAttribute("href") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/**
 * The markup that an ad may contain. The server removes everything else (kit/rich-text), so it cannot be
 * typed or pasted either.
 */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  Heading.extend({
    // Headings of all levels in pasted documents become the one level of ads.
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
  }).configure({ levels: [3] }),
  BulletList,
  // The first number and the style of a numbered list are not stored.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    addKeyboardShortcuts() {
      // Tab leaves the editor, like any other field.
      const { Tab: _in, "Shift-Tab": _out, ...keys } = this.parent?.() ?? {};
      return keys;
    },
  }),
  ListKeymap,
  UndoRedo,
];

/** Typed prefixes begin a list; other Markdown signs stay as they are. */
export const typedRules = ["bulletList", "orderedList"];
