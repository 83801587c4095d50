/** German texts of the page behind a receipt's Gift Aid link. The declaration itself is in English: it is British law. */
export const germanGiftAidPageWords = {
  title: 'Ihre Gift-Aid-Erklärung',
  declared: 'Am {date} hat {name} erklärt:',
  withdraw: 'Diese Erklärung widerrufen',
  withdrawText:
    'Für das, was Sie {charity} von da an geben, wird kein Gift Aid mehr beansprucht. Was Sie vorher gegeben haben, bleibt erklärt, wie das Gesetz es verlangt.',
  withdrawn: 'Ihre Gift-Aid-Erklärung ist widerrufen',
  withdrawnText:
    'Für das, was Sie {charity} von jetzt an geben, wird kein Gift Aid mehr beansprucht. Zahlen Sie eines Tages wieder genug Steuern, so sagen Sie es uns bei Ihrer nächsten Spende.',
} as const
