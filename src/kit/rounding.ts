/**
 * Returns `amount × numerator ÷ denominator`, rounded to a multiple of `unit`; ties go away from zero, so a refund mirrors its
 * charge. Computes in BigInt, because the product of amounts may exceed 2^53.
 * @param denominator positive, like `unit`
 */
export function roundedShare(amount: number, numerator: number, denominator: number, unit = 1): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator) * BigInt(unit);
  const size = product < 0n ? -product : product;
  const units = (2n * size + divisor) / (2n * divisor);
  return Number(product < 0n ? -units : units) * unit;
}
