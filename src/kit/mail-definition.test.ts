import { expect, it } from "vitest";
import type { Tx } from "./db.ts";
import { queueMail } from "./mail.ts";
import { defineMail, props } from "./mail-definition.ts";
import { mailView } from "./mail-view.ts";

const texts = {
  en: { subject: "Hello", preview: "{name}, …", kinds: { a: "A", b: "B" } },
  vi: { subject: "Chào", preview: "{name}, …", kinds: { a: "A", b: "B" } },
} as const;
const untranslated = { subject: "Chào" };
const greeting = defineMail("test.greeting", {
  props: props<{ name: string; kind: "a" | "b" }>(),
  texts,
  group: "needed",
});
const news = defineMail("test.news", { props: props<{ name: string }>(), texts, group: "messages" });

// Invalid definitions, which the compiler (`tsc`) must refuse; these functions never run.
const refused = [
  () =>
    defineMail("test", {
      props: props<{ at: string }>(),
      // @ts-expect-error Vietnamese has no preview
      texts: { en: texts.en, vi: untranslated },
      group: "needed",
    }),
  // @ts-expect-error nothing says what switches it off
  () => defineMail("test", { props: props<{ at: string }>(), texts }),
  // @ts-expect-error a Date is not JSON
  () => defineMail("test", { props: props<{ at: Date }>(), texts, group: "needed" }),
  // @ts-expect-error a view without a preview
  () => mailView(greeting, { subject: ({ t }) => t("subject"), body: () => null, reason: () => null }),
  // @ts-expect-error a view that does not say why it is sent
  () => mailView(greeting, { subject: ({ t }) => t("subject"), preview: () => "", body: () => null }),
  () =>
    mailView(greeting, {
      // @ts-expect-error no such text
      subject: ({ t }) => t("title"),
      // @ts-expect-error no such prop
      preview: ({ t, props }) => t("preview", { name: props.nobody }),
      body: ({ t, props }) => t(`kinds.${props.kind}`),
      reason: () => null,
    }),
  (tx: Tx) =>
    queueMail(tx, greeting, {
      language: "en",
      to: { email: "an@example.test", name: null },
      // @ts-expect-error a prop is missing
      props: { name: "An" },
    }),
  (tx: Tx) =>
    queueMail(tx, greeting, {
      language: "en",
      to: { email: "an@example.test", name: null },
      // @ts-expect-error a wrong prop
      props: { name: "An", kind: "c" },
    }),
  (tx: Tx) =>
    queueMail(tx, news, {
      language: "en",
      // @ts-expect-error the reader has no account whose settings could be read
      to: { email: "an@example.test", name: null },
      props: { name: "An" },
    }),
];

it("Props, texts and previews that do not fit are refused by the compiler", () => {
  expect(refused).toHaveLength(9);
});

it("A mail is in the common lane unless it is declared otherwise", () => {
  expect(greeting.lane).toBe("other");
  expect(
    defineMail("test", { props: props<{ name: string }>(), texts, group: "needed", lane: "proof" }).lane,
  ).toBe("proof");
});
