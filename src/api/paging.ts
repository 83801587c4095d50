/** The specification's page sizes of tables. */
export const pageSizes = [25, 100, 250, 500] as const
export type PageSize = (typeof pageSizes)[number]
