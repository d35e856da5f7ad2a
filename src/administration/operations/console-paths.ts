/** The page of operations. */
export const operationsPath = "/admin/operations";
