import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { field, patience } from "./steps.ts";

/** Returns the editor of a long text after its code has loaded. */
export async function editorOf(page: Page, label: string): Promise<Locator> {
  const editor = field(page, label).and(page.locator("[contenteditable=true]"));
  await editor.waitFor();
  return editor;
}

/** Types with a Vietnamese input method: each key shows an incomplete word, and the last one inserts it. */
export async function compose(page: Page, word: string) {
  const browser = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end++) {
    // Input methods add the tone marks near the end of a word.
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

/** Pastes a text of another program from the clipboard. */
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

/** Waits until the form would post a markup. */
export async function expectPosted(page: Page, name: string, html: string) {
  await expect.poll(() => page.locator(`input[type=hidden][name=${name}]`).inputValue(), patience).toBe(html);
}
