/**
 * Where a guest checks out in the place of a member: `/ticket/checkout` has
 * `/ticket/guest/checkout` beside it.
 * @param path below the base path, query included
 * @returns undefined where the path is no checkout
 */
export function guestPath(path: string): string | undefined {
  const [, before, after] =
    /^(\/(?:auction|ticket|prize-draw|pledge|individual-giving))(\/checkout(?:[/?#].*)?)$/.exec(path) ?? []
  return before && `${before}/guest${after}`
}
