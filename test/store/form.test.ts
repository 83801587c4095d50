import { describe, expect, test } from 'vitest'
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

describe('a form with steps', () => {
  const steps = ['who', 'where', 'send'] as const
  type Step = (typeof steps)[number]

  function stepForm(isNeeded?: (step: Step) => boolean) {
    const sent: unknown[] = []
    const values = { name: '', town: '' }
    const form = createForm<typeof values, Step>({
      environment: testEnvironment(),
      values,
      steps,
      ...(isNeeded && { isNeeded }),
      check({ name, town }, step) {
        if (step === 'who') return name ? {} : { name: { key: 'required' } }
        return step === 'where' && town === 'Nowhere' ? { town: { key: 'invalid' } } : {}
      },
      async send(values) {
        sent.push(values)
      },
    })
    return { form, sent }
  }

  test('goes on when a step is right, and sends from the last', async () => {
    const { form, sent } = stepForm()
    await form.submit()
    expect(form.$step.get()).toBe('who')
    form.change({ name: 'Ada' })
    for (const step of ['where', 'send', 'send']) {
      await form.submit()
      expect(form.$step.get()).toBe(step)
    }
    expect(sent).toEqual([{ name: 'Ada', town: '' }])
  })

  test('passes over a step that is not needed', async () => {
    const { form } = stepForm(step => step !== 'where')
    form.change({ name: 'Ada' })
    await form.submit()
    expect(form.$step.get()).toBe('send')
  })

  test('leads back to an earlier step that is wrong by now, also to one that was passed over', async () => {
    const { form, sent } = stepForm(step => step !== 'where')
    form.change({ name: 'Ada' })
    await form.submit()
    form.change({ town: 'Nowhere' })
    await form.submit()
    expect(form.$step.get()).toBe('where')
    expect(form.$problems.get()).toEqual({ town: { key: 'invalid' } })
    expect(sent).toEqual([])
  })

  test('takes what somebody else has found wrong to its step, and counts it', () => {
    const { form } = stepForm()
    form.goTo('send')
    expect(form.refuse({ name: { text: 'Taken' } }, 'who')).toBe(true)
    expect([form.$step.get(), form.$refusals.get()]).toEqual(['who', 1])
    expect(form.refuse({}, 'where')).toBe(false)
    expect([form.$step.get(), form.$refusals.get()]).toEqual(['who', 1])
  })
})

describe('a form with a draft', () => {
  const kept = (stored: unknown) => {
    const written: unknown[] = []
    const form = createForm({
      environment: testEnvironment(),
      values: { name: '', town: '' },
      draft: { read: () => stored, write: values => written.push(values) },
      check: () => ({}),
      send: async () => {},
    })
    return { form, written }
  }

  test('begins with what was typed before, writes what is typed, and would lose nothing by a reload', () => {
    const { form, written } = kept({ name: 'Ada' })
    expect(form.$values.get()).toEqual({ name: 'Ada', town: '' })
    form.change({ town: 'Larchester' })
    expect(written).toEqual([{ name: 'Ada', town: 'Larchester' }])
    expect(form.$dirty.get()).toBe(false)
  })

  const foreign: unknown[] = [undefined, null, 'x', 5, [], { name: 5 }, { other: 'x', toString: 'x' }]
  test.each(foreign.map(stored => ({ stored })))('takes nothing from $stored', ({ stored }) => {
    expect(kept(stored).form.$values.get()).toEqual({ name: '', town: '' })
  })
})
