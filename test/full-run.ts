/** True in `npm run full`, which tests every combination. `npm test` takes a sample that covers each part. */
export const fullRun = process.env.FAYRE_FULL === 'yes'
