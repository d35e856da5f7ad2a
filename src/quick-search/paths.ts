/** Where the quick search of a company asks. */
export const quickSearchPath = (companyId: number, keyword: string): string =>
  `/employer/${companyId}/quick-search?keyword=${encodeURIComponent(keyword)}`;
