export const choicesFullKind = 'mail-agenda-full'
