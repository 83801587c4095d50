/** A flag as the API sends it. */
export const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')
