import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { channels, mobileNumber, newPassword, oneTimeCode, personName, proof } from './person.ts'

const line = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(200))

const optionalLine = () => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)))

export const account = described({
  summary: 'What the signed-in person has told about themselves.',
  input: v.object({}),
})

export const updateDetails = described({
  summary: 'Changes name and mobile number. No number: null.',
  input: v.object({
    first_name: personName('your first name'),
    last_name: personName('your last name'),
    mobile: v.nullish(mobileNumber()),
  }),
})

export const updateAddress = described({
  summary: 'Keeps the postal address, or forgets it: null.',
  input: v.object({
    address: v.nullable(
      v.object({
        line_1: line('address line 1'),
        line_2: optionalLine(),
        city: line('town or city'),
        county: optionalLine(),
        postcode: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(12))),
        country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Please choose a country')),
      }),
    ),
  }),
})

export const updateCommunication = described({
  summary: "Writes down an explicit yes or no for each channel named, for this event's charity.",
  input: v.object({
    choices: v.pipe(
      v.array(v.object({ channel: v.picklist(channels), allowed: v.picklist(['yes', 'no']) })),
      v.minLength(1),
      v.maxLength(channels.length),
    ),
  }),
})

export const changeEmail = described({
  summary:
    "Sends a code to a new address, which becomes the account's with that code. Proof: password, PIN, or a code. The old address is told.",
  errors: ['invalid_proof', 'invalid_otp'],
  input: v.object({ ...proof, email: emailAddress() }),
})

export const confirmEmail = described({
  summary: 'Takes the code that was sent to the new address.',
  errors: ['invalid_otp'],
  input: v.object({ otp_id: v.string(), otp: oneTimeCode() }),
})

export const sendProofCode = described({
  summary: 'Mails a code that stands in for a password or PIN where one is asked for again.',
  input: v.object({}),
})

export const changePassword = described({
  summary: 'Sets or changes the password, and ends all other sessions. Proof: the old one, the PIN, or a code.',
  errors: ['invalid_proof', 'invalid_otp'],
  input: v.object({ ...proof, new_password: newPassword() }),
})

export const sessions = described({
  summary: 'Where this account is signed in, last used first.',
  input: v.object({}),
})

export const endSession = described({
  summary: 'Signs one device out. All of them: `POST /users/logout` with `everywhere`.',
  errors: ['session_not_found'],
  input: v.object({ session_id: v.string() }),
})

export const accountDonations = described({
  summary: "The signed-in person's gifts to this event, newest first, with what they declared for Gift Aid.",
  input: v.object({}),
})

export const accountData = described({
  summary: 'Everything that is kept about the signed-in person, to save as a file.',
  input: v.object({}),
})

export const deleteAccount = described({
  summary: 'Deletes the account and ends its sessions. Orders stay with the charity, as far as the law asks.',
  errors: ['invalid_proof', 'invalid_otp', 'account_bids'],
  input: v.object(proof),
})
