/**
 * The standard test file of virus scanners (eicar.org), in two halves so that scanners do not report this source file.
 */
const signature = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

/** Returns whether the bytes contain the test file. */
export function isTestVirus(bytes: Buffer): boolean {
  return bytes.includes(signature);
}
