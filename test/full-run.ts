/** True in `npm run full`, which tests every combination. `npm test` takes a sample. */
export const fullRun = process.env.FAYRE_FULL === 'yes'

/** Every `part`th of them in `npm test`, from the first on, and all of them in `npm run full`. */
export const sampled = <T>(all: readonly T[], part: number): readonly T[] =>
  fullRun ? all : all.filter((_, at) => at % part === 0)
