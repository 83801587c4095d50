/** Bytes of an uploaded picture: more than any telephone's camera makes. */
export const largestPicture = 15 * 1024 * 1024

/** Content types of pictures that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
