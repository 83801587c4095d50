export const outbidMailKind = 'mail-outbid'
