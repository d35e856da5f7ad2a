import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { field, patience } from "./steps.ts";

/** The editor of a long text, once its code is there. */
export async function editorOf(page: Page, label: string): Promise<Locator> {
  const editor = field(page, label).and(page.locator("[contenteditable=true]"));
  await editor.waitFor();
  return editor;
}

/** Types with a Vietnamese input method: each key shows a word that is not whole yet, and the last one takes it. */
export async function compose(page: Page, word: string) {
  const browser = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end++) {
    // The marks come when the word is nearly whole.
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

/** Pastes what another program left in the clipboard. */
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

/** The markup that the form would post. */
export async function expectPosted(page: Page, name: string, html: string) {
  await expect.poll(() => page.locator(`input[type=hidden][name=${name}]`).inputValue(), patience).toBe(html);
}
