import { readdirSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { describe, expect, it } from "vitest";
import { timeZone } from "#kit/i18n.ts";
import { drawings } from "../EmptyState.tsx";
import { iconNames } from "../icons/names.ts";
import * as en from "../messages.en.ts";
import * as vi from "../messages.vi.ts";
import Gallery from "./Gallery.tsx";
import { galleryNow } from "./samples.ts";

const languages = { en, vi } as const;

function render(locale: keyof typeof languages, query: string): string {
  const router = createMemoryRouter([{ path: "*", element: <Gallery /> }], {
    initialEntries: [`/dev/ui?${query}`],
  });
  return renderToString(
    <IntlProvider
      locale={locale}
      messages={{ ui: languages[locale] } as never}
      timeZone={timeZone}
      now={galleryNow}
      onError={(error) => {
        throw error;
      }}
    >
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

describe("the gallery", () => {
  const parts = ["actions", "fields", "feedback", "data", "console"];
  for (const locale of ["en", "vi"] as const) {
    it.each(parts)(`renders %s on a server, every text known (${locale})`, (part) => {
      expect(render(locale, `part=${part}`).includes("<main")).toBe(true);
      expect(render(locale, `part=${part}&shell=console`).includes("<main")).toBe(true);
    });
  }
  it("gives every control of a form an accessible description of its error", () => {
    const page = render("en", "part=fields");
    expect(page.includes('aria-describedby="field-email-error"')).toBe(true);
    expect(page.includes('id="field-email-error"')).toBe(true);
  });
  it("needs no style attribute on public pages, which a strict Content-Security-Policy would refuse", () => {
    for (const part of parts.slice(0, 4))
      expect(render("en", `part=${part}`).match(/ style="[^"]*"/g)).toBeNull();
  });
  it("logs out by a POST form, in reach without script", () => {
    expect(/<form[^>]* action="\/logout" method="post"/.test(render("en", ""))).toBe(true);
  });
  it("has a drawing for every name", () => {
    const sheet = readFileSync(new URL("../drawings.svg", import.meta.url), "utf8");
    for (const name of drawings) expect(sheet).toContain(`<symbol id="${name}"`);
  });
  it("has a shape for every icon, and a name for every shape", () => {
    const sheet = readFileSync(new URL("../icons/icons.svg", import.meta.url), "utf8");
    const shapes = [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g)].map(
      (found) => found[1],
    );
    expect(shapes).toEqual([...iconNames]);
  });
  it("draws the icons of its styles as those of the set", () => {
    const folder = new URL("../icons/", import.meta.url);
    const sheet = readFileSync(new URL("icons.svg", folder), "utf8");
    const alone = readdirSync(folder).filter((name) => name.endsWith(".svg") && name !== "icons.svg");
    expect(alone.length).toBeGreaterThan(0);
    for (const name of alone) {
      const [path = ""] = /<path [^>]*>/.exec(readFileSync(new URL(name, folder), "utf8")) ?? [];
      expect(sheet).toContain(`<symbol id="${name.slice(0, -4)}" viewBox="0 0 24 24">${path}</symbol>`);
    }
  });
});
