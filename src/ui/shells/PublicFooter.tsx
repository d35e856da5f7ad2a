import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LinkList } from "../LinkList.tsx";
import { Brand } from "./parts.tsx";
import type { FooterColumn } from "./types.ts";

export type PublicFooterProps = {
  brandHref: string;
  columns: readonly FooterColumn[];
  /** Content below the logo: about us, office hours. */
  about?: ReactNode;
  text: ReactNode;
};

/** The footer of public pages: links in columns, then the line that every page has. */
export function PublicFooter({ brandHref, columns, about, text }: PublicFooterProps) {
  const t = useTranslations();
  return (
    <footer className="no-print border-t border-line bg-canvas text-sm text-ink-500">
      <div className="mx-auto max-w-content px-4 sm:px-6">
        <nav
          aria-label={t("ui.labels.footerMenu")}
          className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4"
        >
          <div className="max-md:col-span-2">
            <Brand href={brandHref} />
            {about && <p className="mt-3 max-w-60">{about}</p>}
          </div>
          {columns.map((column) => (
            <div key={column.title} className="min-w-0">
              <h2 className="font-semibold text-ink-900">{column.title}</h2>
              <LinkList ahead={false} className="mt-2">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className="foot-link">
                      {link.label}
                    </a>
                  </li>
                ))}
              </LinkList>
            </div>
          ))}
        </nav>
        <p className="flex min-h-footer items-center border-t border-line py-3">{text}</p>
      </div>
    </footer>
  );
}
