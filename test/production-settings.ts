/** Settings of a real server, with services that nothing in the tests calls. */
export const production = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_URL: 'https://give.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@give.example',
}
