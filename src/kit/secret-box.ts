import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts short secrets for storage in rows. */
export interface SecretBox {
  /** @param about the owner of the secret; it can be opened with the same value only */
  seal(secret: Buffer, about: string): string;
  /** @throws Error when no key fits, or the text was changed or has another owner */
  open(sealed: string, about: string): Buffer;
  /** Returns whether a sealed text was sealed with the newest key. */
  isCurrent(sealed: string): boolean;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** Id of the key that is derived from the session secret. */
const derived = "session";

/**
 * Encrypts with AES-256-GCM. The id of the key precedes the text, so that keys can be replaced: the newest
 * key seals, all keys open.
 * @param keys ENCRYPTION_KEYS, "id:base64" separated by commas, newest first; without them a key is derived
 * from `secret`
 */
export function secretBox(keys: string | undefined, secret: string): SecretBox {
  const given = (keys?.split(",") ?? []).map((entry) => {
    const [id = "", key = ""] = entry.trim().split(":");
    return [id, Buffer.from(key, "base64")] as const;
  });
  const all = new Map<string, Buffer>([
    ...given,
    [derived, Buffer.from(hkdfSync("sha256", secret, "", "sen secret box", 32))],
  ]);
  const newest = given[0]?.[0] ?? derived;
  const keyOf = (id: string) => {
    const key = all.get(id);
    if (!key) throw new Error(`No key ${id} in ENCRYPTION_KEYS`);
    return key;
  };
  return {
    seal(content, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyOf(newest), nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
      return `${newest}.${body.toString("base64url")}`;
    },
    open(sealed, about) {
      const [id = "", text = ""] = sealed.split(".");
      const body = Buffer.from(text, "base64url");
      const decipher = createDecipheriv(algorithm, keyOf(id), body.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(about)).setAuthTag(body.subarray(-tagBytes));
      return Buffer.concat([decipher.update(body.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    },
    isCurrent: (sealed) => sealed.startsWith(`${newest}.`),
  };
}
