export type Unit = 'days' | 'hours' | 'minutes' | 'seconds'

const seconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const satisfies Readonly<Record<Unit, number>>

/** Whole seconds as days, hours, minutes and seconds. With days, seconds are omitted. */
export function timeUnits(left: number): [Unit, number][] {
  const units: Unit[] = left >= seconds.days ? ['days', 'hours', 'minutes'] : ['hours', 'minutes', 'seconds']
  let rest = left
  return units.map(unit => {
    const count = Math.floor(rest / seconds[unit])
    rest -= count * seconds[unit]
    return [unit, count]
  })
}

/** Seconds before the end at which screen readers are told. */
const marks = [600, 60, 30, 0] as const

/** The mark passed between two ticks; the last one if several were passed, such as after the device slept. */
export function passedMark(before: number, left: number): (typeof marks)[number] | undefined {
  return marks.findLast(mark => left <= mark && mark < before)
}
