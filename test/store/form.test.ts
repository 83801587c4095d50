import { expect, test } from 'vitest'
import { ApiError, httpFailure } from '../../src/api/errors.ts'
import { check, required } from '../../src/lib/validation.ts'
import { createForm } from '../../src/store/form.ts'
import { testEnvironment } from '../support/test-environment.ts'

function nameForm(send: (values: { name: string; town: string }) => Promise<void> = async () => {}) {
  const sent: unknown[] = []
  const environment = testEnvironment()
  const form = createForm({
    environment,
    values: { name: '', town: '' },
    check({ name }) {
      const problem = check(name, [required])
      return problem ? { name: problem } : {}
    },
    async send(values) {
      sent.push(values)
      await send(values)
    },
  })
  return { form, sent, environment }
}

const refusal = (status: number, fields: Record<string, string>) =>
  new ApiError(httpFailure(status, { error: 'validation_error', error_description: 'No', fields }, null))

test('sends nothing that is wrong, and counts each try', async () => {
  const { form, sent } = nameForm()
  await form.submit()
  await form.submit()
  expect(sent).toEqual([])
  expect(form.$problems.get()).toEqual({ name: { key: 'required' } })
  expect(form.$refusals.get()).toBe(2)
})

test('forgets a mistake once its field changes, and no other', async () => {
  const { form } = nameForm(async () => {
    throw refusal(400, { name: 'Taken', town: 'Unknown' })
  })
  form.change({ name: 'Ada' })
  await form.submit()
  form.change({ town: 'Ely' })
  expect(form.$problems.get()).toEqual({ name: { text: 'Taken' } })
})

test("finds the server's complaints by the last word of their path, and keeps what was typed", async () => {
  const { form } = nameForm(async () => {
    throw refusal(400, { 'address.town': 'Unknown town' })
  })
  form.change({ name: 'Ada', town: 'Elly' })
  await form.submit()
  expect(form.$problems.get()).toEqual({ town: { text: 'Unknown town' } })
  expect(form.$values.get()).toEqual({ name: 'Ada', town: 'Elly' })
  expect(form.$state.get()).toEqual({ type: 'idle' })
})

test('fails as a whole where no field of its own is named', async () => {
  const { form } = nameForm(async () => {
    throw refusal(401, { code: 'Wrong' })
  })
  form.change({ name: 'Ada' })
  await form.submit()
  expect(form.$state.get()).toMatchObject({ type: 'failed', failure: { status: 401 } })
  expect(form.$problems.get()).toEqual({})
})

test('is sent once at a time', async () => {
  let release = () => {}
  const { form, sent } = nameForm(
    () =>
      new Promise(done => {
        release = done
      }),
  )
  form.change({ name: 'Ada' })
  const first = form.submit()
  await form.submit()
  await Promise.resolve()
  release()
  await first
  expect(sent).toHaveLength(1)
})
