import type { Requirements } from '../../../src/features/sign-in/login-requirements.store.ts'
import { json } from '../../support/fake-server.ts'

/** An event's sign-in requirements, in their wire shape. */
const wireRequirements = {
  identifier: 'email',
  secret: 'password',
  password_minimum_length: 6,
  secure_pin_length: 6,
  registration_open: 'yes',
  registration_fields: [
    { name: 'first_name', required: 'yes' },
    { name: 'last_name', required: 'yes' },
    { name: 'email', required: 'yes' },
    { name: 'mobile', required: 'no' },
    { name: 'password', required: 'yes' },
  ],
  guest_checkout_enabled: 'yes',
}

export const asks = (changed: Readonly<Record<string, unknown>> = {}) => json({ ...wireRequirements, ...changed })

export const requirements: Requirements = {
  identifier: 'email',
  secret: 'password',
  password_minimum_length: 6,
  secure_pin_length: 6,
  registration_open: true,
  registration_fields: [
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'email', required: true },
    { name: 'mobile', required: false },
    { name: 'password', required: true },
  ],
  guest_checkout_enabled: true,
}

export const wireUser = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  mobile: null,
}

export const wireSession = { access_token: 'token-1', expires_at: '2036-01-01T00:00:00.000Z', user: wireUser }

export const wireCodeSent = () => ({
  otp_id: 'otp-1',
  sent_by: 'email',
  digits: 6,
  expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  resend_in: 30,
})
