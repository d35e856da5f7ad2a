import type { ReactNode } from "react";
import { darkStyles, mailFont, palette, tone } from "./palette.ts";
import { MailText } from "./parts.tsx";

/** Invisible text after the preview, so that inboxes do not continue it with the first words of the mail. */
const filler = "\u034f\u200c\u00a0".repeat(60);

const table = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;

/** A whole mail as a document: a preview line for the inbox, the logo, greeting, text, sign-off, and the reason for sending. */
export function MailLayout({
  lang,
  title,
  preview,
  homeUrl,
  greeting,
  team,
  footer,
  children,
}: {
  lang: string;
  title: string;
  /** The text that an inbox shows beside the subject. */
  preview: string;
  homeUrl: string;
  /** The greeting; null when the text has its own. */
  greeting: string | null;
  /** The signature; null when the text has its own. */
  team: string | null;
  /** The reason why the reader gets the mail, and the way to stop such mails. */
  footer: ReactNode;
  children: ReactNode;
}) {
  const mist = tone("mist", "ground");
  return (
    <html lang={lang}>
      <Head title={title} />
      <body className={mist.className} style={{ margin: 0, padding: 0, ...mist.style }}>
        <Preview text={preview} />
        <table {...table} className={mist.className} style={mist.style}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table {...table} style={{ maxWidth: "600px" }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 8px 16px" }}>
                        <Brand homeUrl={homeUrl} />
                      </td>
                    </tr>
                    <tr>
                      <Paper>
                        {greeting !== null && <MailText>{greeting}</MailText>}
                        {children}
                        {team !== null && <MailText>{team}</MailText>}
                      </Paper>
                    </tr>
                    <tr>
                      <Foot>{footer}</Foot>
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

function Head({ title }: { title: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{darkStyles}</style>
    </head>
  );
}

/** The preview line, which is hidden in the mail itself. */
function Preview({ text }: { text: string }) {
  return (
    <div data-preview="" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
      {text}
      {filler}
    </div>
  );
}

function Paper({ children }: { children: ReactNode }) {
  const paper = tone("paper", "ground");
  return (
    <td
      className={`${paper.className} edge`}
      style={{
        ...paper.style,
        padding: "32px 24px 16px",
        border: `1px solid ${palette.line}`,
        borderRadius: "12px",
      }}
    >
      {children}
    </td>
  );
}

function Foot({ children }: { children: ReactNode }) {
  const faint = tone("faint");
  return (
    <td
      className={faint.className}
      style={{
        ...faint.style,
        padding: "16px 8px",
        fontFamily: mailFont,
        fontSize: "12px",
        lineHeight: "18px",
      }}
    >
      {children}
    </td>
  );
}

/** The lotus and the name. Clients that block pictures show the name alone. */
function Brand({ homeUrl }: { homeUrl: string }) {
  const ink = tone("ink");
  return (
    <a
      href={homeUrl}
      className={ink.className}
      style={{
        ...ink.style,
        fontFamily: mailFont,
        fontSize: "22px",
        lineHeight: "36px",
        fontWeight: 600,
        textDecoration: "none",
      }}
    >
      <img
        src={new URL("/icon-192.png", homeUrl).href}
        width={36}
        height={36}
        alt=""
        // Without `lazy`, React would add a preload link to the head.
        loading="lazy"
        style={{ border: 0, borderRadius: "8px", verticalAlign: "middle", marginRight: "10px" }}
      />
      Sen
    </a>
  );
}
