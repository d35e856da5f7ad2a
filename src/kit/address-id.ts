/** Returns the id that a part or a value of an address is, or undefined for other texts. */
export const idIn = (text: string | null | undefined): string | undefined =>
  /^[1-9]\d{0,14}$/.exec(text ?? "")?.[0];
