import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** The decoded session token (spec §3), with its session. */
export interface Claims {
  user_id: number;
  user_type: number;
  role_id: number | null;
  company_id: number | null;
  sid: string;
  exp: number;
}

export interface TokenKeys {
  sign(claims: Omit<Claims, "exp">, expiresAt: Date, asOf: Date): Promise<string>;
  /** Returns null for a token that is forged, of another type, or expired. */
  read(token: string, asOf: Date): Promise<Claims | null>;
  /** Signs temporary state that a browser stores, under another type than sessions. */
  seal(content: Record<string, unknown>, expiresAt: Date, asOf: Date): Promise<string>;
  unseal(sealed: string, asOf: Date): Promise<Record<string, unknown> | null>;
}

const audience = "sen";
const type = "sen-session+jwt";
const sealType = "sen-sealed+jwt";
/** Start of every PKCS #8 Ed25519 private key; the 32 bytes of the key follow (RFC 8410 §7). */
const ed25519Prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** Returns Ed25519 keys for a purpose, derived from the operator's secret, so that every process has the same ones. */
export function signingKeys(
  secret: string,
  purpose: string,
): { privateKey: KeyObject; publicKey: KeyObject } {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, seed]),
    format: "der",
    type: "pkcs8",
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

export function tokenKeys(secret: string): TokenKeys {
  const { privateKey, publicKey } = signingKeys(secret, "sen session token");
  const write = (content: Record<string, unknown>, typ: string, expiresAt: Date, asOf: Date) =>
    new SignJWT(content)
      .setProtectedHeader({ alg: "EdDSA", typ })
      .setAudience(audience)
      .setIssuedAt(asOf)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
  const read = async (token: string, typ: string, asOf: Date) => {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ["EdDSA"],
        audience,
        typ,
        currentDate: asOf,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
  return {
    sign: (claims, expiresAt, asOf) => write({ ...claims }, type, expiresAt, asOf),
    read: async (token, asOf) => (await read(token, type, asOf)) as unknown as Claims | null,
    seal: (content, expiresAt, asOf) => write(content, sealType, expiresAt, asOf),
    unseal: (sealed, asOf) => read(sealed, sealType, asOf),
  };
}

/** Signs the token of a link, with its content and expiry. */
export type TokenOf<About extends Record<string, number>> = (about: About, until: Date) => Promise<string>;

export function tokensOf(keys: TokenKeys, asOf: Date): TokenOf<Record<string, number>> {
  return (about, until) => keys.seal(about, until, asOf);
}

/** A single-use verification token: 256 random bits for the link, and the hash that is stored. */
export function newVerificationToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
