/** For servers in tests, because a hash at the usual cost takes a quarter of a second. */
export const passwordCost = 4
