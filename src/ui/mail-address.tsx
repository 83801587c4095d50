/** An address that breaks before its @ where it is too long for one line. */
export function MailAddress({ email }: Readonly<{ email: string }>) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
