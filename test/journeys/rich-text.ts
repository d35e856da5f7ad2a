import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { field, patience } from "./steps.ts";

/** Returns the rich-text editor of a field after its code has loaded. */
export async function editorOf(page: Page, label: string): Promise<Locator> {
  const editor = field(page, label).and(page.locator("[contenteditable=true]"));
  await editor.waitFor();
  return editor;
}

/** Types a word with a Vietnamese input method: each key shows the incomplete word, and the last key inserts the word. */
export async function compose(page: Page, word: string) {
  const browser = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end++) {
    // The accents are missing until the last key, because input methods add tone marks near the end of a word.
    const text = word.slice(0, end).normalize("NFD").replace(/\p{M}/gu, "");
    await browser.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  await browser.send("Input.imeSetComposition", {
    text: word,
    selectionStart: word.length,
    selectionEnd: word.length,
  });
  await browser.send("Input.insertText", { text: word });
  await browser.detach();
}

/** Pastes text into the editor as if it were copied from another program. */
export async function pasteInto(editor: Locator, type: "text/html" | "text/plain", text: string) {
  await editor.evaluate(
    (element, [type, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, text] as const,
  );
}

/** Waits until the form field of the editor contains the HTML. */
export async function expectPosted(page: Page, name: string, html: string) {
  await expect.poll(() => page.locator(`input[type=hidden][name=${name}]`).inputValue(), patience).toBe(html);
}
