export const messages = {
  meter: 'Bisher gesammelt',
  raised: '{amount} gesammelt',
  goal: 'von {goal}',
  percent: '{percent} %',
  reached: '{percent} %, Ziel erreicht',
  donors: { one: '{count} Person hat gespendet', other: '{count} Menschen haben gespendet' },
} as const
