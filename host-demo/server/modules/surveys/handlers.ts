import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { offerDevice } from '../../identity/device-cookie.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { answeredOf, giverOf } from './answers/giver.ts'
import { findPublished, type SurveyRow, stateOf } from './find-survey.ts'
import { openSurveys } from './open-surveys.ts'
import { questionWire } from './survey-wire.ts'

export const surveys: Handler<typeof endpoints.surveys> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const open = await openSurveys(db, event.id, await databaseTime(db, now))
  const answered = await answeredOf(
    db,
    await giverOf(call),
    open.map(({ id }) => id),
  )
  return { items: open.map(survey => ({ ...listedWire(survey, answered), questions: survey.questions.length })) }
}

export const survey: Handler<typeof endpoints.survey> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const found = await findPublished(db, event.id, call.input.survey_id)
  const state = stateOf(found, await databaseTime(db, now))
  // A device that is known before it answers counts once, also if the answer to it is lost.
  if (found.public && state === 'open' && !(await call.person())) await offerDevice(call)
  const giver = await giverOf(call)
  return {
    ...listedWire(found, await answeredOf(db, giver, [found.id])),
    state,
    anonymousYN: yesNo(found.anonymous),
    thank_you: found.thank_you,
    questions: found.questions.map(questionWire),
  }
}

const listedWire = (survey: SurveyRow, answered: ReadonlySet<string>) => ({
  survey_id: survey.id,
  title: survey.title,
  introduction: survey.introduction,
  closes_at: survey.closes_at?.toISOString() ?? null,
  publicYN: yesNo(survey.public),
  answeredYN: yesNo(answered.has(survey.id)),
})
