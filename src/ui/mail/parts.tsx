import type { CSSProperties, ReactNode } from "react";
import { initials, tintOf } from "../initials.ts";
import { mailFont, palette, tints, tone } from "./palette.ts";

const text: CSSProperties = {
  margin: "0 0 16px",
  fontFamily: mailFont,
  fontSize: "16px",
  lineHeight: "26px",
};
const small: CSSProperties = { fontSize: "14px", lineHeight: "21px" };
const full = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;
const ink = tone("ink");
const soft = tone("soft");
const faint = tone("faint");
const leaf = tone("leaf");
const tinted = tone("leafTint", "ground");

/** The one heading of a mail. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      className={ink.className}
      style={{ ...text, ...ink.style, fontSize: "22px", lineHeight: "32px", fontWeight: 600 }}
    >
      {children}
    </h1>
  );
}

/** A paragraph; `small` for secondary text. */
export function MailText({ children, small: isSmall = false }: { children: ReactNode; small?: boolean }) {
  const look = isSmall ? faint : soft;
  return (
    <p className={look.className} style={{ ...text, ...look.style, ...(isSmall && small) }}>
      {children}
    </p>
  );
}

/** The main action: a button that survives clients without styles. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const ground = tone("leaf", "ground");
  const letters = tone("onLeaf");
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "8px 0 24px" }}>
      <tbody>
        <tr>
          <td className={ground.className} style={{ ...ground.style, borderRadius: "8px" }}>
            <a
              href={href}
              className={letters.className}
              style={{
                ...letters.style,
                display: "inline-block",
                padding: "12px 24px",
                fontFamily: mailFont,
                fontSize: "16px",
                lineHeight: "24px",
                fontWeight: 600,
                textDecoration: "none",
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A quotation. */
export function MailQuote({ children }: { children: ReactNode }) {
  return (
    <table {...full} style={{ margin: "0 0 16px" }}>
      <tbody>
        <tr>
          <td
            className={`${tinted.className} ${soft.className}`}
            style={{
              ...text,
              ...tinted.style,
              ...soft.style,
              padding: "12px 16px",
              borderLeft: `4px solid ${palette.leaf}`,
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

/** The subject of a mail: a company's logo or a person's initials, with a title and lines of facts. */
export function MailCard({
  name,
  picture,
  title,
  lines,
}: {
  /** The name for the initials when there is no picture. */
  name: string;
  picture?: string | null;
  title: string;
  lines: readonly string[];
}) {
  return (
    <table
      {...full}
      className="edge"
      style={{ margin: "0 0 24px", border: `1px solid ${palette.line}`, borderRadius: "12px" }}
    >
      <tbody>
        <tr>
          <td width={48} valign="top" style={{ padding: "16px 0 16px 16px" }}>
            {picture ? <CardPicture src={picture} /> : <Initials name={name} />}
          </td>
          <td valign="top" style={{ padding: "16px" }}>
            <p
              className={ink.className}
              style={{ ...text, ...ink.style, margin: 0, lineHeight: "24px", fontWeight: 600 }}
            >
              {title}
            </p>
            {lines.map((line) => (
              <p
                key={line}
                className={soft.className}
                style={{ ...text, ...soft.style, ...small, margin: 0 }}
              >
                {line}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function CardPicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      width={48}
      height={48}
      alt=""
      loading="lazy"
      style={{ display: "block", borderRadius: "8px" }}
    />
  );
}

function Initials({ name }: { name: string }) {
  const [ground, letters] = tints[tintOf(name, tints.length)] ?? tints[0];
  return (
    <div
      aria-hidden="true"
      style={{
        width: "48px",
        fontFamily: mailFont,
        fontSize: "18px",
        lineHeight: "48px",
        fontWeight: 600,
        textAlign: "center",
        borderRadius: "8px",
        backgroundColor: ground,
        color: letters,
      }}
    >
      {initials(name)}
    </div>
  );
}

/** A link of the footer. */
export function MailFootLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={faint.className} style={{ ...faint.style, textDecoration: "underline" }}>
      {children}
    </a>
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
    <table {...full} style={{ margin: "0 0 16px" }}>
      <tbody>
        {items.map((item) => (
          // The plain text has each fact on its own line.
          <tr key={item.label} data-fact>
            <td
              className={`${faint.className} edge`}
              style={{ ...cell, ...faint.style, paddingRight: "16px", fontSize: "14px" }}
              valign="top"
            >
              {item.label}
            </td>
            <td className={`${ink.className} edge`} style={{ ...cell, ...ink.style }} valign="top">
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
    <table {...full} style={{ margin: "0 0 16px" }}>
      <tbody>
        {items.map((item) => (
          <tr key={item.href}>
            <td className="edge" style={{ padding: "12px 0", borderTop: `1px solid ${palette.line}` }}>
              <a
                href={item.href}
                className={leaf.className}
                style={{ ...text, ...leaf.style, fontWeight: 600, textDecoration: "none" }}
              >
                {item.title}
              </a>
              <p className={soft.className} style={{ ...text, ...soft.style, ...small, margin: 0 }}>
                {item.text}
              </p>
              {item.note && (
                <p className={ink.className} style={{ ...text, ...ink.style, ...small, margin: 0 }}>
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
