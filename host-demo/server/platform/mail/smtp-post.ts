import nodemailer from 'nodemailer'
import type { MailConfig } from '../config.ts'
import { FinalError } from '../jobs/final-error.ts'
import type { OutgoingMail, Post } from './send-mail.ts'

const timeLimit = 20_000

/** Sends through the SMTP server of the settings. */
export function smtpPost({ url, from }: MailConfig): Post {
  const open = (maxConnections: number) =>
    nodemailer.createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: timeLimit,
      greetingTimeout: timeLimit,
      socketTimeout: timeLimit,
      // A mail holds text only: never fetch attachments from files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  const usual = open(3)
  const urgent = open(2)
  const domain = from.slice(from.lastIndexOf('@') + 1)

  async function send({ id, recipient, senderName, subject, text, html, isUrgent }: OutgoingMail): Promise<void> {
    const sending = (isUrgent ? urgent : usual).sendMail({
      messageId: `<${id}@${domain}>`,
      from: { name: senderName, address: from },
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await sending.catch(problem => {
      throw isRefused(problem) ? new FinalError(problem) : problem
    })
  }

  return {
    send,
    close() {
      usual.close()
      urgent.close()
    },
  }
}

/**
 * Was the recipient or the mail refused for good? A refused password or sender is not: the settings can be mended while
 * mails wait.
 */
const isRefused = (problem: unknown): problem is Error =>
  problem instanceof Error &&
  'responseCode' in problem &&
  Number(problem.responseCode) >= 500 &&
  'command' in problem &&
  (problem.command === 'RCPT TO' || problem.command === 'DATA')
