import { useMessages } from '../../hooks/use-messages.ts'
import { signInMessages } from './sign-in.messages.ts'

const names = {
  email: 'email',
  mobile: 'mobile',
  mobile_country: 'mobile',
  password: 'password',
  secure_pin: 'secure_pin',
  first_name: 'first_name',
  last_name: 'last_name',
  otp: 'otp',
} as const

/** The labels of these forms' fields: alone, and inside a sentence. */
export function useLabels() {
  const say = useMessages(signInMessages)
  return (field: keyof typeof names, inSentence: boolean): string =>
    say(inSentence ? `${names[field]}Label` : names[field])
}
