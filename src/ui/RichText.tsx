import { cx } from "./cx.ts";

/** The look of rich text, in pages and in its editor. */
export const richTextClass = cx(
  "text-ink-700 [&_a]:text-leaf-700 [&_a]:underline [&_a]:underline-offset-2",
  "[&_h2]:mt-5 [&_h2]:font-semibold [&_h2]:text-ink-900 [&_h3]:mt-5 [&_h3]:font-semibold [&_h3]:text-ink-900 [&_h4]:mt-4 [&_h4]:font-semibold [&_h4]:text-ink-900 [&_strong]:font-semibold [&_strong]:text-ink-900",
  "[&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:mt-1.5 [&_li]:pl-1 [&_li::marker]:text-leaf-600 [&>:first-child]:mt-0 [&_li>p]:mt-0 [&_ul_ul]:mt-1.5",
);

/** Text of an ad: markup that the API has already reduced to paragraphs, lists, emphasis and headings. */
export function RichText({ html, lang, className }: { html: string; lang?: string; className?: string }) {
  return (
    <div
      lang={lang}
      className={cx("max-w-reading", richTextClass, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written; raw input never gets here
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
