import { account, endSession, sessions, updateAddress, updateCommunication, updateDetails } from './handlers/account.ts'
import {
  accountData,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  sendProofCode,
} from './handlers/account-security.ts'
import { resendCode, verifyCode } from './handlers/codes.ts'
import { organiserEvents } from './handlers/organiser-events.ts'
import { authorizePage, exchangeCode } from './handlers/page-sign-in.ts'
import { forgotPassword, resendPin, resetPassword } from './handlers/secrets.ts'
import { login, loginRequirements, logout, profile, register } from './handlers/users.ts'

export const identityHandlers = {
  organiserEvents,
  loginRequirements,
  login,
  register,
  verifyCode,
  resendCode,
  forgotPassword,
  resetPassword,
  resendPin,
  logout,
  profile,
  authorizePage,
  exchangeCode,
  account,
  updateDetails,
  updateAddress,
  updateCommunication,
  changeEmail,
  confirmEmail,
  sendProofCode,
  changePassword,
  sessions,
  endSession,
  accountData,
  deleteAccount,
}
