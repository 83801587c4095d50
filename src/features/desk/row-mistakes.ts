/** A mistake, and the name of the field that has it. */
export type Mistake = Readonly<{ field: string; text: string }>

/**
 * The mistakes of a form whose field `list` holds several records: in place of the list's own problem, those of each
 * record's fields.
 * @param faults what is wrong with the records
 * @returns `error`: what is wrong with the list as a whole; `errors`: what is wrong with single fields
 */
export function rowMistakes<List extends string, Fault extends Readonly<{ field: string }>>(
  form: Readonly<{ error(name: List): string | undefined; props: Readonly<{ problems: readonly Mistake[] }> }>,
  list: List,
  faults: readonly Fault[],
  textOf: (fault: Fault) => string,
) {
  const error = form.error(list)
  const errors = error === undefined ? [] : faults.map(fault => ({ field: fault.field, text: textOf(fault) }))
  if (!errors.length) return { error, errors, problems: form.props.problems }
  return {
    error: undefined,
    errors,
    problems: form.props.problems.flatMap(one => (one.field === list ? errors : [one])),
  }
}
