/** Of servers in tests: a hash at the usual cost takes a quarter of a second. */
export const passwordCost = 4
