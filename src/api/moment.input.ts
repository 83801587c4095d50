import * as v from 'valibot'

const sentence = 'Please enter a day and time before the year 2100'
/** Far from the times that a browser or the database cannot read, which an offset may turn into the year 10000. */
const [first, last] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

const isUsual = (text: string) => Date.parse(text) >= first && Date.parse(text) < last

/** A moment that an organiser chooses: ISO 8601 with its offset. */
export const moment = () => v.pipe(v.string(), v.isoTimestamp(sentence), v.check(isUsual, sentence))
