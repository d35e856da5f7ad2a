const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/** Returns whether a tax code has 10 digits, or 10 and a branch of 3, with the right check digit (decisions §24). */
export function isTaxCode(code: string): boolean {
  if (!/^\d{10}(?:-?\d{3})?$/.test(code)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(code[at]), 0);
  return 10 - (sum % 11) === Number(code[9]);
}
