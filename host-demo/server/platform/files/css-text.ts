/** A CSS string, with everything escaped that could end it. */
export const cssText = (value: string) =>
  `"${value.replace(/[^\w ./:-]/g, found => `\\${found.codePointAt(0)?.toString(16)} `)}"`

/** A value without quotes, such as a number or a keyword. */
export const plainText = (value: string) => value.replace(/[^\w ]/g, '')
