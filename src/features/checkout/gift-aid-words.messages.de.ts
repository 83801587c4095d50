export const messages = {
  on: 'Gift Aid auf {amount}',
  not_a_gift: 'Kein Gift Aid: Das wurde gekauft',
  benefit: 'Kein Gift Aid: Was Sie bekommen, ist ebenso viel wert',
  not_declared: 'Kein Gift Aid: Sie haben es nicht erklärt',
  adds: 'Gift Aid, das {charity} einfordern kann',
} as const
