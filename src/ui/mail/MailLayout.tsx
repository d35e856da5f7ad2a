import type { ReactNode } from "react";
import { mailFont, palette } from "./palette.ts";

/** Blank, so that an inbox with room for more does not continue with the first words of the mail. */
const filler = "\u034f\u200c\u00a0".repeat(60);

/** A whole mail as a document: a preview line for the inbox, the logo, the text, and the reason for sending. */
export function MailLayout({
  lang,
  title,
  preview,
  homeUrl,
  footer,
  children,
}: {
  lang: string;
  title: string;
  /** The text that an inbox shows beside the subject. */
  preview: string;
  homeUrl: string;
  /** Why the reader gets this, and how to stop it. */
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: palette.mist }}>
        <div data-preview="" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
          {filler}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: palette.mist }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: "600px" }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 8px 16px" }}>
                        <a
                          href={homeUrl}
                          style={{
                            fontFamily: mailFont,
                            fontSize: "22px",
                            lineHeight: "32px",
                            fontWeight: 600,
                            color: palette.ink,
                            textDecoration: "none",
                          }}
                        >
                          <span style={{ color: palette.lotus }} aria-hidden="true">
                            ❀
                          </span>{" "}
                          Sen
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: "32px 24px 16px",
                          backgroundColor: palette.paper,
                          border: `1px solid ${palette.line}`,
                          borderRadius: "12px",
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: "16px 8px",
                          fontFamily: mailFont,
                          fontSize: "12px",
                          lineHeight: "18px",
                          color: palette.faint,
                        }}
                      >
                        {footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
