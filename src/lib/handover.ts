/** The query parameter that brings a sign-in on the platform back to a charity's page. */
export const handoverCode = 'fayre_code'
