/** Does `npm run full` run the tests? It tests every combination where `npm test` takes a sample that covers each part. */
export const fullRun = process.env.FAYRE_FULL === 'yes'
