/** Texts that are being rewritten, left out of the law of words until then. To be removed with its use in words.ts. */
export const pending = /^src\/site\/copy\/|^src\/[\w-]+\/messages\.(?:en|vi)\.ts:mails\./;
