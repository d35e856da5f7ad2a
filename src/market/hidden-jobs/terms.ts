/** Maximum number of hidden jobs, and of hidden companies: a search excludes each of them by id. */
export const maxHidden = 500;
