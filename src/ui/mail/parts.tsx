import type { CSSProperties, ReactNode } from "react";
import { mailFont, palette } from "./palette.ts";

const text: CSSProperties = {
  margin: "0 0 16px",
  fontFamily: mailFont,
  fontSize: "16px",
  lineHeight: "26px",
  color: palette.soft,
};

/** The one heading of a mail. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1 style={{ ...text, fontSize: "22px", lineHeight: "32px", fontWeight: 600, color: palette.ink }}>
      {children}
    </h1>
  );
}

/** A paragraph; `small` for secondary text. */
export function MailText({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <p style={small ? { ...text, fontSize: "14px", lineHeight: "21px", color: palette.faint } : text}>
      {children}
    </p>
  );
}

/** The main action: a button that survives clients without styles, with its address below it. */
export function MailButton({
  href,
  children,
  showAddress = false,
}: {
  href: string;
  children: ReactNode;
  showAddress?: boolean;
}) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "8px 0 24px" }}>
        <tbody>
          <tr>
            <td style={{ backgroundColor: palette.leaf, borderRadius: "8px" }}>
              <a
                href={href}
                style={{
                  display: "inline-block",
                  padding: "12px 24px",
                  fontFamily: mailFont,
                  fontSize: "16px",
                  lineHeight: "24px",
                  fontWeight: 600,
                  color: palette.paper,
                  textDecoration: "none",
                }}
              >
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      {showAddress && (
        <MailText small>
          <a href={href} style={{ color: palette.leaf, wordBreak: "break-all" }}>
            {href}
          </a>
        </MailText>
      )}
    </>
  );
}

/** A quotation. */
export function MailQuote({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
      <tbody>
        <tr>
          <td
            style={{
              ...text,
              padding: "12px 16px",
              borderLeft: `4px solid ${palette.leaf}`,
              backgroundColor: palette.leafTint,
              whiteSpace: "pre-line",
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Names and values, one per row. */
export function MailFacts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  const cell: CSSProperties = {
    ...text,
    margin: 0,
    padding: "8px 0",
    borderTop: `1px solid ${palette.line}`,
  };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
      <tbody>
        {items.map((item) => (
          <tr key={item.label}>
            <td
              style={{ ...cell, paddingRight: "16px", fontSize: "14px", color: palette.faint }}
              valign="top"
            >
              {item.label}
            </td>
            <td style={{ ...cell, color: palette.ink }} valign="top">
              {item.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list of links, each with a line of text. */
export function MailLinks({
  items,
}: {
  items: readonly { href: string; title: string; text: string; note?: string }[];
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
      <tbody>
        {items.map((item) => (
          <tr key={item.href}>
            <td style={{ padding: "12px 0", borderTop: `1px solid ${palette.line}` }}>
              <a
                href={item.href}
                style={{ ...text, fontWeight: 600, color: palette.leaf, textDecoration: "none" }}
              >
                {item.title}
              </a>
              <p style={{ ...text, margin: 0, fontSize: "14px", lineHeight: "21px" }}>{item.text}</p>
              {item.note && (
                <p style={{ ...text, margin: 0, fontSize: "14px", lineHeight: "21px", color: palette.ink }}>
                  {item.note}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
