import { configure } from '@testing-library/dom'

/** Milliseconds that `findBy…` and `waitFor` wait, as long as `expect.poll`. */
configure({ asyncUtilTimeout: 30_000 })
