/** The key of the tab's storage that holds what is typed and not saved. It goes as its owner signs out. */
export const typedKey = 'fayre.typed'
