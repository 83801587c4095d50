/** Replaced by the build from package.json. */
declare const __VERSION__: string
declare const __BUILD__: number

export const version = __VERSION__
export const build = __BUILD__
