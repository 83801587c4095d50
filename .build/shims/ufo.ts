/** ofetch's helpers for base addresses and queries. Our addresses are whole before they reach it. */
export const withBase = (address: string) => address
export const withQuery = (address: string) => address
