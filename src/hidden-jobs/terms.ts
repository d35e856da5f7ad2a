/** Jobs, and companies, that a candidate can hide: a search leaves each of them out by name. */
export const maxHidden = 500;
